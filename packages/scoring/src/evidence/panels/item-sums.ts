import type { ItemSums } from '@cadran/evidence';
import { SCREENING_KEY } from '../../screening-key.ts';
import { ITEMS, OPTIONS, PERSONALITY, VALUE_ITEMS, VALUE_OPTIONS, VALUE_SUMS } from '../layout.ts';
import type { KindSums } from '../reading.ts';

interface Layout {
  readonly at: { readonly options: number; readonly products: number };
}

/** The sum of an item follows from how many chose each option. */
const sumsIn = (
  cell: KindSums | null,
  { at }: Layout,
  items: number,
  options: number,
): ItemSums | null =>
  cell && {
    people: cell.people,
    sums: Array.from({ length: items }, (_, item) =>
      Array.from({ length: options }, (__, option) => option).reduce(
        (sum, option) => sum + option * (cell.counts[at.options + item * options + option] ?? 0),
        0,
      ),
    ),
    products: Array.from(
      cell.counts.subarray(at.products, at.products + (items * (items + 1)) / 2),
    ),
  };

export const personalitySums = (cell: KindSums | null): ItemSums | null =>
  sumsIn(cell, PERSONALITY, ITEMS, OPTIONS);

export const valueSums = (cell: KindSums | null): ItemSums | null =>
  sumsIn(cell, VALUE_SUMS, VALUE_ITEMS, VALUE_OPTIONS);

/** -1 for items whose answers are turned. */
export const domainSigns = (places: readonly number[]): number[] =>
  places.map((place) => (SCREENING_KEY.personality[place]?.reverse ? -1 : 1));
