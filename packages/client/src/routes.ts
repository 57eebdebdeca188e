import { type Contract, contract, type Route } from '@cadran/contract';
import { mapRoutes, type RouteEntry } from './route-entry.ts';

type RouteTable = {
  readonly [G in keyof Contract]: { readonly [N in keyof Contract[G]]: RouteEntry };
};

const toEntry = ({ method, path, access, produces }: Route): RouteEntry => ({
  method,
  path,
  ...(access === 'public' && { access }),
  ...(produces !== undefined && { produces }),
});

/**
 * The contract's routes without their schemas. The web build replaces this module by its value
 * (apps/web/build/inline-routes.ts), so that browsers load no schemas.
 */
export const routes = mapRoutes<Route, RouteEntry>(contract, toEntry) as RouteTable;
