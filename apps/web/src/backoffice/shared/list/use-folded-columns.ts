import type { ListColumn } from './list-types.ts';
import { useNarrow } from './use-narrow.ts';

/** Those of the columns that this window has no room for beside the others. */
export const useFoldedColumns = <T, S extends string>(
  columns: readonly ListColumn<T, S>[],
): readonly ListColumn<T, S>[] => {
  const below = { 1200: useNarrow(1200), 1440: useNarrow(1440) };
  return columns.filter(({ foldBelow }) => foldBelow && below[foldBelow]);
};
