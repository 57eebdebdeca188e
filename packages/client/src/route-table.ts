import type { Contract, Route } from '@cadran/contract';
import type { RouteEntry } from './route-entry.ts';

/** Every route of the contract where it is: a table that is behind does not compile. */
export type RouteTable = {
  readonly [G in keyof Contract]: {
    readonly [N in keyof Contract[G]]: RouteEntry & Pick<Contract[G][N] & Route, 'method' | 'path'>;
  };
};
