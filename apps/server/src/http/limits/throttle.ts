import type { Route } from '@cadran/contract';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import type { Sql } from '@cadran/db';
import { AppError } from '../app-error.ts';
import { clientAddress } from './client-address.ts';
import { incrementCounter } from './queries.ts';

interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/** Counts in the database, so that the limit holds over all instances. */
export const throttle = async (
  db: Sql,
  key: string,
  { max, seconds }: Limit,
  now: Date,
): Promise<void> => {
  const { count, retryAfter } = await incrementCounter(db, key, seconds, now);
  if (count > max) throw new AppError('too_many_requests', { retryAfter });
};

/** Applies the route's own limit per address. */
export const throttleRoute = async (
  services: Services,
  route: Route,
  request: FastifyRequest,
): Promise<void> => {
  if (route.limit === undefined) return;
  const address = services.secrets
    .keyedHash('address', clientAddress(request.ip))
    .toString('base64url');
  const key = `route:${route.method} ${route.path}:${address}`;
  await throttle(services.database.global, key, route.limit, services.clock());
};
