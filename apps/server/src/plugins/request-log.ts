import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    unlogged?: boolean;
  }
}

/**
 * One line a request: the pattern of the route instead of the address, so that no id, name or search gets in.
 * None where the moment itself would say too much (contract, `unlogged`); failures are told by the error log.
 */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.unlogged === true) return;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
};
