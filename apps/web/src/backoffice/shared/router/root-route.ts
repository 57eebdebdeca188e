import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { Services } from '../services.tsx';
import { guard } from './guards.ts';

/** Pages without the shell (login) hang here. */
export const rootRoute = createRootRouteWithContext<{ services: Services }>()();

/** Pages inside the shell hang here: nobody sees it without being logged in. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: guard('member'),
});
