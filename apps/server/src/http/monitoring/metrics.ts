import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { AppError } from '../app-error.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** With a configured token, only with it; otherwise only from this machine, without a proxy. */
const mayRead = (request: FastifyRequest, token: string | undefined): boolean => {
  const sent = request.headers.authorization?.replace(/^Bearer /, '');
  if (token !== undefined)
    return sent !== undefined && timingSafeEqual(digest(sent), digest(token));
  const proxied = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return proxied === undefined && LOOPBACK.has(request.socket.remoteAddress ?? '');
};

/** Prometheus metrics, labelled by route pattern: no ids, no names. `read`: those of several processes. */
export const registerMetrics = (
  app: FastifyInstance,
  registry: Registry,
  token: string | undefined,
  read: () => Promise<string> = () => registry.metrics(),
): void => {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get(
    '/metrics',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      if (!mayRead(request, token)) throw new AppError('forbidden');
      return reply.type(registry.contentType).send(await read());
    },
  );
};
