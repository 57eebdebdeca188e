import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Filters, ListParams, ListDefinition, Sort } from './list-params.ts';

/** What `List` reads and changes; filters belong to the feature. */
export interface ListPosition<S extends string> {
  readonly q: string;
  readonly page: number;
  readonly sort: Sort<S>;
  readonly narrowed: boolean;
  readonly change: (change: {
    readonly q?: string;
    readonly page?: number;
    readonly sort?: Sort<S>;
  }) => void;
  readonly clear: () => void;
}

interface ListState<S extends string, F extends Filters> {
  readonly address: ListParams<S, F>;
  readonly position: ListPosition<S>;
  /** `undefined` removes a filter. */
  readonly filter: (change: {
    readonly [K in keyof F]?: ListParams<S, F>[K] | undefined;
  }) => void;
}

interface Move {
  readonly search: (before: object) => object;
  readonly replace: boolean;
}

/** Navigates within the current route. */
const useMove = (): ((move: Move) => void) => {
  const navigate = useNavigate();
  return useCallback(
    ({ search, replace }) => void navigate({ to: '.', search, replace, resetScroll: false }),
    [navigate],
  );
};

export const useListParams = <S extends string, F extends Filters>(
  list: ListDefinition<S, F>,
): ListState<S, F> => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const move = useMove();
  const address = useMemo(() => list.parse(search), [list, search]);

  const change = useCallback(
    (changed: object) =>
      move({
        // A new search, sort or filter starts on the first page.
        search: (before) => list.parse({ ...before, page: undefined, ...changed }),
        // Typing adds a single history entry.
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
