import type { Route } from '@cadran/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Services } from '../context.ts';
import { countOne } from '../queries/throttles.ts';

/** A route's own limit, by address, counted in the database and so over all instances. */
export const throttleRoute = async (
  services: Services,
  route: Route,
  request: FastifyRequest,
): Promise<void> => {
  if (route.limit === undefined) return;
  const address = services.secrets.keyedHash('address', request.ip).toString('base64url');
  const { count, retryAfter } = await countOne(
    services.database.global,
    `route:${route.method} ${route.path}:${address}`,
    route.limit.seconds,
    services.clock(),
  );
  if (count > route.limit.max) throw new AppError('too_many_requests', { retryAfter });
};
