import { type Segmentation, SEGMENTATIONS } from '@cadran/contract';
import type { OverviewFigure } from '@cadran/contract/codes';
import { isFigure } from '../figures/is-figure.ts';

export type MapSort = 'name' | 'respondents' | OverviewFigure;

/** `?by=age&sort=-gap`: which groups are shown, and in which order. */
export interface MapAddress {
  readonly by?: Segmentation;
  readonly sort?: MapSort | `-${MapSort}`;
}

const isSort = (text: unknown): text is MapSort =>
  text === 'name' || text === 'respondents' || isFigure(text);

export const parseMapAddress = ({ by, sort }: Readonly<Record<string, unknown>>): MapAddress => {
  const shown = SEGMENTATIONS.find((attribute) => attribute === by);
  const isDescending = typeof sort === 'string' && sort.startsWith('-');
  const field = isDescending ? sort.slice(1) : sort;
  return {
    ...(shown && { by: shown }),
    ...(isSort(field) && { sort: isDescending ? (`-${field}` as const) : field }),
  };
};
