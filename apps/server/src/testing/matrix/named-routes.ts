import { contract, type Route } from '@cadran/contract';

export interface NamedRoute {
  readonly name: string;
  readonly route: Route;
}

/** All routes of the contract. */
export const ROUTES: readonly NamedRoute[] = Object.entries(contract).flatMap(([group, routes]) =>
  Object.entries<Route>(routes).map(([name, route]) => ({ name: `${group}.${name}`, route })),
);
