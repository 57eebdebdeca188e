import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: unknown;
  }
}

/** An undeclared route stops the boot (ASVS 8.2.1), whoever registered it: a plugin, a page, a HEAD twin. */
export const requireAccess = (app: FastifyInstance): void => {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  // Checked when all is registered: a plugin's own hook may declare for the routes inside it.
  app.addHook('onReady', async () => {
    const silent = routes.find((route) => route.config?.access === undefined);
    if (silent)
      throw new Error(`The route ${String(silent.method)} ${silent.url} declares no access.`);
  });
};
