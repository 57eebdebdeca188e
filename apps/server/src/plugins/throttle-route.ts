import type { Route } from '@cadran/contract';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { throttle } from '../services/throttle.ts';

/** A route's own limit, by address, counted in the database and so over all instances. */
export const throttleRoute = async (
  services: Services,
  route: Route,
  request: FastifyRequest,
): Promise<void> => {
  if (route.limit === undefined) return;
  const address = services.secrets.keyedHash('address', request.ip).toString('base64url');
  const key = `route:${route.method} ${route.path}:${address}`;
  await throttle(services.database.global, key, route.limit, services.clock());
};
