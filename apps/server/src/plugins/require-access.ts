import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: unknown;
  }
}

/** An undeclared route stops the boot (ASVS 8.2.1), whoever registered it: a plugin, a page, a HEAD twin. */
export const requireAccess = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined)
      throw new Error(`The route ${String(route.method)} ${route.url} declares no access.`);
  });
};
