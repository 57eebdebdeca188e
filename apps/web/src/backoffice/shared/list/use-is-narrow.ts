import { useEffect, useState } from 'react';
import type { ListColumn } from './list-types.ts';

/**
 * Defaults to the width below which rows are cards. Does not change for print, because browsers cut off what grows
 * after the pages are counted.
 */
export const useIsNarrow = (below = 768): boolean => {
  const query = `(width < ${below}px)`;
  const [narrow, setNarrow] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const paper = matchMedia('print');
    const media = matchMedia(query);
    const follow = (): void => {
      if (!paper.matches) setNarrow(media.matches);
    };
    follow();
    for (const one of [paper, media]) one.addEventListener('change', follow);
    return () => {
      for (const one of [paper, media]) one.removeEventListener('change', follow);
    };
  }, [query]);
  return narrow;
};

/** Columns that do not fit the window. */
export const useCollapsedColumns = <T, S extends string>(
  columns: readonly ListColumn<T, S>[],
): readonly ListColumn<T, S>[] => {
  const below = { 1200: useIsNarrow(1200), 1440: useIsNarrow(1440), 1600: useIsNarrow(1600) };
  return columns.filter(({ foldBelow }) => foldBelow && below[foldBelow]);
};
