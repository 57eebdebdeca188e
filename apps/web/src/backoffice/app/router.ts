import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { rootRoute, shellRoute } from '../shared/router/root-route.ts';
import type { Services } from '../shared/services.tsx';
import { RouteNotFound } from './route-not-found.tsx';
import { standaloneRoutes, shellRoutes } from './features.ts';
import { RouteError, RouteLoading } from './route-error.tsx';
import { Shell } from './shell/shell.tsx';

const routeTree = rootRoute.addChildren([
  ...standaloneRoutes,
  shellRoute.update({ component: Shell }).addChildren(shellRoutes),
]);

/** `history`: the browser's, unless another is given. */
export const createAppRouter = (services: Services, history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    context: { services },
    // Not inside the page whose address an unknown one begins with: the shell would stand in the shell.
    notFoundMode: 'root',
    defaultNotFoundComponent: RouteNotFound,
    defaultErrorComponent: RouteError,
    defaultPendingComponent: RouteLoading,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
