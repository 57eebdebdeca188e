import { errorAnswer, successStatus, type Route } from '@cadran/contract';
import { z } from 'zod';

/** A route's schemas as Fastify and the OpenAPI document want them. */
export const routeSchema = (group: string, name: string, route: Route) => ({
  operationId: `${group}.${name}`,
  tags: [group],
  summary: route.summary,
  ...(route.access === 'public' ? { security: [] } : {}),
  // Routes without parameters, query or body refuse any: nothing slips in unread.
  params: route.params ?? z.strictObject({}),
  querystring: route.query ?? z.looseObject({}),
  ...(route.body === undefined ? {} : { body: route.body }),
  response: {
    ...(route.answer === undefined ? {} : { [successStatus(route)]: route.answer }),
    '4xx': errorAnswer,
    '5xx': errorAnswer,
  },
});
