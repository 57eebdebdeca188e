import { errorAnswer, successStatus, type Route } from '@cadran/contract';
import { z } from 'zod';

/** A route's schemas as Fastify and the OpenAPI document want them. */
export const routeSchema = (group: string, name: string, route: Route) => ({
  operationId: `${group}.${name}`,
  tags: [group],
  summary: route.summary,
  ...(route.access === 'public' ? { security: [] } : {}),
  params: route.params ?? z.strictObject({}),
  // What a route does not read may stand there: the version of a logo, an identity provider's answer.
  querystring: route.query ?? z.looseObject({}),
  ...(route.body === undefined ? {} : { body: route.body }),
  response: {
    ...(route.answer === undefined ? {} : { [successStatus(route)]: route.answer }),
    '4xx': errorAnswer,
    '5xx': errorAnswer,
  },
});
