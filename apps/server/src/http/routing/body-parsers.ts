import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    form?: boolean;
  }
}

/**
 * Bodies beside plain JSON: SCIM's own name for JSON, and forms. A page of any site can post a form, so only the routes
 * that say so take one.
 */
export const registerBodyParsers = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/scim+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      if (request.routeOptions.config.form !== true)
        return done(new AppError('unsupported_media_type'));
      const fields = new URLSearchParams(body.toString());
      const names = [...fields.keys()];
      if (new Set(names).size !== names.length) return done(new AppError('invalid_input'));
      return done(null, Object.fromEntries(fields));
    },
  );
};
