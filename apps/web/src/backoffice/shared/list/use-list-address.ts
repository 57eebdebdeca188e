import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Filters, ListAddress, ListDefinition, Sort } from './list-address.ts';

/** What the list pattern itself reads and changes; filters are the feature's own. */
export interface ListPosition<S extends string> {
  readonly q: string;
  readonly page: number;
  readonly sort: Sort<S>;
  /** By a search or a filter: an empty list then means “not found”. */
  readonly narrowed: boolean;
  readonly change: (change: {
    readonly q?: string;
    readonly page?: number;
    readonly sort?: Sort<S>;
  }) => void;
  /** Forgets search and filters. */
  readonly clear: () => void;
}

interface ListState<S extends string, F extends Filters> {
  readonly address: ListAddress<S, F>;
  readonly position: ListPosition<S>;
  /** Sets some of the filters; `undefined` takes one off. */
  readonly filter: (change: {
    readonly [K in keyof F]?: ListAddress<S, F>[K] | undefined;
  }) => void;
}

interface Move {
  readonly search: (before: object) => object;
  readonly replace: boolean;
}

/** Stays on the route it is called on. */
const useMove = (): ((move: Move) => void) => {
  const navigate = useNavigate();
  return useCallback(
    ({ search, replace }) => void navigate({ to: '.', search, replace, resetScroll: false }),
    [navigate],
  );
};

/** Search, order, filters and page of a list, read from the address and written into it. */
export const useListAddress = <S extends string, F extends Filters>(
  list: ListDefinition<S, F>,
): ListState<S, F> => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const move = useMove();
  const address = useMemo(() => list.parse(search), [list, search]);

  const change = useCallback(
    (changed: object) =>
      move({
        // Another search, order or filter starts on its first page.
        search: (before) => list.parse({ ...before, page: undefined, ...changed }),
        // Typing is one step back, however many letters it took.
        replace: 'q' in changed,
      }),
    [list, move],
  );
  const clear = useCallback(
    () =>
      move({
        search: (before) => list.parse('sort' in before ? { sort: before.sort } : {}),
        replace: false,
      }),
    [list, move],
  );

  const position = {
    q: address.q ?? '',
    page: address.page ?? 1,
    sort: address.sort ?? list.defaultSort,
    narrowed: Boolean(address.q) || Object.keys(list.filters).some((name) => name in address),
    change,
    clear,
  };
  return { address, position, filter: change };
};
