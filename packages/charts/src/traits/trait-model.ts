import type { ChartOf } from '@cadran/contract';
import type { Range } from '../drawing/geometry/linear-scale.ts';

/** The scale people answered. */
export const POSITION_RANGE = [1, 5] as const satisfies Range;
export const POSITION_TICKS = [1, 2, 3, 4, 5] as const;
export const MIDDLE_POSITION = 3;

/** Facets are many, and are drawn lower. */
export type TraitVariant = ChartOf<'traits'>['variant'];
export type TraitRow = ChartOf<'traits'>['rows'][number];
export type TraitTexts = ChartOf<'traits'>['texts'];

export const intervalText = (
  interval: Range | null,
  { notRequired }: TraitTexts,
  write: (value: number) => string,
): string => (interval ? `${write(interval[0])}–${write(interval[1])}` : notRequired);

/** The words around a range while it is being chosen. */
export interface TraitRangeTexts {
  /** The chosen range in T: "T 45 to 65", or "not required". */
  readonly chosen: string;
  /** The same on the scale of answers, in words; empty when not required. */
  readonly positions: string;
  /** Words for the ends of the scale. */
  readonly low: string;
  readonly high: string;
}
