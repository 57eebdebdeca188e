import { buildStandaloneClient } from './standalone-client.ts';
import type { FastifyInstance } from 'fastify';

/** Serves the TypeScript client of the API as one file, built at the first request. */
export const serveClient = (app: FastifyInstance): void => {
  let source: string | undefined;
  app.get(
    '/api/client.ts',
    { config: { access: 'public' }, schema: { hide: true } },
    async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send((source ??= buildStandaloneClient())),
  );
};
