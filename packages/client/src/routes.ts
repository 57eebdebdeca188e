import { type Contract, contract, type Route } from '@cadran/contract';
import { mapValues } from './map-values.ts';
import type { RouteEntry } from './route-entry.ts';

type RouteTable = {
  readonly [G in keyof Contract]: { readonly [N in keyof Contract[G]]: RouteEntry };
};

const toEntry = ({ method, path, access, produces }: Route): RouteEntry => ({
  method,
  path,
  ...(access === 'public' && { access }),
  ...(produces !== undefined && { produces }),
});

const groups: Readonly<Record<string, Readonly<Record<string, Route>>>> = contract;

/**
 * The contract's routes without their schemas. The web build replaces this module by its value
 * (apps/web/build/inline-routes.ts), so that browsers load no schemas.
 */
export const routes = mapValues(groups, (group) => mapValues(group, toEntry)) as RouteTable;
