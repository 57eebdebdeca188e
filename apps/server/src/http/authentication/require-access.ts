import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: unknown;
  }
}

/** A route without declared access stops the boot (ASVS 8.2.1), also one registered by a plugin. */
export const requireDeclaredAccess = (app: FastifyInstance): void => {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  // Checked at the end, because plugins may declare access in their own hooks.
  app.addHook('onReady', async () => {
    const undeclared = routes.find((route) => route.config?.access === undefined);
    if (undeclared)
      throw new Error(
        `The route ${String(undeclared.method)} ${undeclared.url} declares no access.`,
      );
  });
};
