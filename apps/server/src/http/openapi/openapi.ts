import { gunzipSync, gzipSync } from 'node:zlib';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { withExamples } from './openapi-document.ts';
import { serveReferencePage } from './reference-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI document as JSON. Built for the first who asks: half a second, and 11 MB that most never need. */
    openapi(): string;
  }
}

export const registerOpenapi = async (app: FastifyInstance, version: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cadran',
        version,
        description: 'Candidate screening and anonymous culture audits.',
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
  });
};

/** Call it after registering the routes. */
export const serveOpenapi = (app: FastifyInstance): void => {
  // Kept compressed, as browsers take it: it is 4 MB.
  let document: Buffer | undefined;
  const build = (): Buffer => {
    const built = app.swagger();
    const text = JSON.stringify(withExamples(built));
    // The plugin keeps what it has built, and nobody asks for it again.
    Object.assign(built, { paths: {}, components: {} });
    return gzipSync(text);
  };
  const compressed = (): Buffer => (document ??= build());
  app.decorate('openapi', () => gunzipSync(compressed()).toString());
  app.get(
    '/api/openapi.json',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return app.openapi();
      return reply.header('content-encoding', 'gzip').send(compressed());
    },
  );
  serveReferencePage(app);
};
