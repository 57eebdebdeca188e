import { errorResponse, successStatus, type Route } from '@cadran/contract';
import { z } from 'zod';

/** A route's schemas as Fastify and the OpenAPI document want them. */
export const routeSchema = (group: string, name: string, route: Route) => ({
  operationId: `${group}.${name}`,
  tags: [group],
  summary: route.summary,
  ...(route.description === undefined ? {} : { description: route.description }),
  ...(route.access === 'public' ? { security: [] } : {}),
  params: route.params ?? z.strictObject({}),
  // Undeclared query parameters are allowed: a logo's version, an identity provider's response.
  querystring: route.query ?? z.looseObject({}),
  ...(route.body === undefined ? {} : { body: route.body }),
  response: {
    ...(route.answer === undefined ? {} : { [successStatus(route)]: route.answer }),
    '4xx': errorResponse,
    '5xx': errorResponse,
  },
});
