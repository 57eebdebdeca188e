import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Telemetry } from '../../telemetry/telemetry.ts';

/**
 * A span for each request, named by its route pattern. Nothing of the request itself is recorded, and nothing at all of
 * routes marked `unlogged`. A trace that the caller sends along is not continued: anybody could send one.
 */
export const registerRequestTrace = (app: FastifyInstance, telemetry: Telemetry): void => {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.unlogged === true) return done();
    const span = telemetry.begin(request.method, 'request');
    spans.set(request, span);
    span.within(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    if (!span) return done();
    const route = request.routeOptions.url ?? 'none';
    span.end(
      `${request.method} ${route}`,
      {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
      },
      reply.statusCode >= 500,
    );
    // For the line of the log that follows.
    span.within(done);
  });
};
