import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { Services } from '../services.tsx';
import { guard } from './guards.ts';

export const rootRoute = createRootRouteWithContext<{ services: Services }>()();

export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: guard('member'),
});
