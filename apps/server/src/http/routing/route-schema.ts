import { errorResponse, successStatus, type Route } from '@cadran/contract';
import { z } from 'zod';
import { answerSchema } from './answer-schema.ts';

/** A route's schemas as Fastify and the OpenAPI document want them. */
export const routeSchema = (group: string, name: string, route: Route) => {
  const answer = answerSchema(route);
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    ...(route.limit && { 'x-limit-by-address': route.limit }),
    ...(route.share && { 'x-limit-by-organisation': route.share }),
    ...(route.access === 'public' ? { security: [] } : {}),
    params: route.params ?? z.strictObject({}),
    // Undeclared query parameters are allowed: a logo's version, an identity provider's response.
    querystring: route.query ?? z.looseObject({}),
    ...(route.body === undefined ? {} : { body: route.body }),
    response: {
      ...(answer && { [successStatus(route)]: answer }),
      '4xx': errorResponse,
      '5xx': errorResponse,
    },
  };
};
