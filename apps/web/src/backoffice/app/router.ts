import { createRouter } from '@tanstack/react-router';
import { rootRoute, shellRoute } from '../shared/router/root-route.ts';
import type { Services } from '../shared/services.tsx';
import { AddressNotFound } from './address-not-found.tsx';
import { bareRoutes, shellRoutes } from './features.ts';
import { RouteFailure } from './route-failure.tsx';
import { RouteLoading } from './route-loading.tsx';
import { Shell } from './shell/shell.tsx';

const routeTree = rootRoute.addChildren([
  ...bareRoutes,
  shellRoute.update({ component: Shell }).addChildren(shellRoutes),
]);

export const createAppRouter = (services: Services) =>
  createRouter({
    routeTree,
    context: { services },
    defaultNotFoundComponent: AddressNotFound,
    defaultErrorComponent: RouteFailure,
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
