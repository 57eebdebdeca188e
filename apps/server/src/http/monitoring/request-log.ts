import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    unlogged?: boolean;
  }
}

/**
 * Logs the route pattern instead of the URL, so that no id, name or search term is logged. Routes marked `unlogged`
 * are left out, because the time of the request would identify the respondent.
 */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.unlogged === true) return done();
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    return done();
  });
};
