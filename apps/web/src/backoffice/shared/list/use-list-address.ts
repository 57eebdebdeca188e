import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Filters, ListAddress, ListDefinition, Sort } from './list-address.ts';

interface Position<S extends string> {
  readonly q?: string | undefined;
  readonly page?: number | undefined;
  readonly sort?: Sort<S> | undefined;
}

/** What the list pattern itself reads and changes; filters are the feature's own. */
export interface ListPosition<S extends string> {
  readonly q: string;
  readonly page: number;
  readonly sort: Sort<S>;
  /** By a search or a filter: an empty list then means “not found”. */
  readonly narrowed: boolean;
  readonly change: (change: Position<S>) => void;
  /** Forgets search and filters. */
  readonly clear: () => void;
}

interface ListState<S extends string, F extends Filters> extends ListPosition<S> {
  readonly address: ListAddress<S, F>;
  readonly change: (
    change: Position<S> & {
      readonly [K in keyof F]?: ListAddress<S, F>[K] | undefined;
    },
  ) => void;
}

/** Search, order, filters and page of a list, read from the address and written into it. */
export const useListAddress = <S extends string, F extends Filters>(
  list: ListDefinition<S, F>,
): ListState<S, F> => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = useMemo(() => list.parse(search), [list, search]);

  const go = useCallback(
    (next: (before: object) => object, replace: boolean) =>
      void navigate({
        to: '.',
        search: (before: object) => list.parse({ ...next(before) }),
        replace,
        resetScroll: false,
      }),
    [list, navigate],
  );
  const change = useCallback(
    (changed: object) =>
      // Another search, order or filter starts on its first page. Typing is one step back,
      // however many letters it took.
      go((before) => ({ ...before, page: undefined, ...changed }), 'q' in changed),
    [go],
  );
  const clear = useCallback(
    () => go((before) => ('sort' in before ? { sort: before.sort } : {}), false),
    [go],
  );

  return {
    address,
    q: address.q ?? '',
    page: address.page ?? 1,
    sort: address.sort ?? list.defaultSort,
    narrowed: Boolean(address.q) || Object.keys(list.filters).some((name) => name in address),
    change,
    clear,
  };
};
