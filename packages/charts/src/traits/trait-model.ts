import { T_SCALE } from '@cadran/contract/codes';
import type { Range } from '../drawing/linear-scale.ts';

/** From where to where T scores are shown. */
export const T_RANGE = [T_SCALE.min, T_SCALE.max] as const satisfies Range;
export const T_TICKS = [20, 30, 40, 50, 60, 70, 80] as const;

/** Facets are many, and are drawn lower. */
export type TraitVariant = 'domains' | 'facets';

export interface TraitRow {
  readonly label: string;
  /** `null`: not answered. */
  readonly t: number | null;
  /** Half the width of the error bar: 4 for a domain, 6 for a facet. */
  readonly error: number;
  /** The desired interval; `null`: not required. */
  readonly interval: Range | null;
  readonly color: string;
}

export interface TraitTexts {
  readonly bands: { readonly low: string; readonly average: string; readonly high: string };
  /** The T score, for the table. */
  readonly score: string;
  readonly desired: string;
  readonly notRequired: string;
  /** Heading of the table's first column. */
  readonly trait: string;
}

export const intervalText = (
  interval: Range | null,
  { notRequired }: TraitTexts,
  write: (value: number) => string,
): string => (interval ? `${write(interval[0])}–${write(interval[1])}` : notRequired);

/** The words around an interval while it is being chosen. */
export interface TraitRangeTexts {
  /** Stands behind the percentage: "of people would match". */
  readonly match: string;
  /** Words for the ends of the scale. */
  readonly low: string;
  readonly high: string;
}
