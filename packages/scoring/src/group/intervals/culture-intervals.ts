import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '@cadran/contract/codes';
import { perType } from '../../culture/culture-score.ts';
import type { PerType } from '../../culture/rank-sums.ts';
import { recordOf } from '../../record-of.ts';
import type { PerDimension } from '../culture-shape.ts';
import { around, type Interval } from './interval.ts';

export interface PointInterval {
  readonly x: Interval;
  readonly y: Interval;
}

/** The 95 % intervals of one side; null where the figure itself is not shown. */
export interface CultureIntervals {
  readonly point: PointInterval;
  readonly bars: PerType<Interval>;
  readonly strength: Interval;
  readonly dominant: PerType<Interval> | null;
  readonly radius: Interval | null;
  readonly congruence: Interval | null;
  readonly dimensions: PerDimension<{
    readonly bars: PerType<Interval>;
    readonly point: PointInterval;
  }> | null;
  /** Of how far each dimension lies from the mean of all. */
  readonly deviations: PerDimension<Interval> | null;
  /** Of the distance between the leadership and the management style. */
  readonly stylesApart: Interval | null;
  /** A role and a style are words: the share of replicates that give the same one. */
  readonly roleShare: number | null;
  readonly styleShare: number | null;
}

/** Figures of one side in a fixed order, so that replicates are rows of numbers. */
const FIXED = ['x', 'y', 'strength', 'radius', 'congruence', 'stylesApart'] as const;
export const FIGURE_PLACES = recordOf(FIXED, (_, place) => place);
export const BARS_AT = FIXED.length;
export const DOMINANT_AT = BARS_AT + CULTURE_TYPES.length;
export const DIMENSIONS_AT = DOMINANT_AT + CULTURE_TYPES.length;
/** Four bars and a point for each dimension. */
export const DIMENSION_WIDTH = CULTURE_TYPES.length + 2;
export const SIDE_WIDTH = DIMENSIONS_AT + CULTURE_DIMENSIONS.length * DIMENSION_WIDTH;

/** From intervals by place, each widened to hold its figure. */
export const culturesIntervals = (
  values: Float64Array,
  intervalAt: (place: number) => Interval,
  others: Pick<CultureIntervals, 'deviations' | 'roleShare' | 'styleShare'>,
): CultureIntervals => {
  const at = (place: number): Interval => around(values[place] ?? 0, intervalAt(place));
  const types = (from: number): PerType<Interval> => perType((_, place) => at(from + place));
  return {
    point: { x: at(FIGURE_PLACES.x), y: at(FIGURE_PLACES.y) },
    bars: types(BARS_AT),
    strength: at(FIGURE_PLACES.strength),
    dominant: types(DOMINANT_AT),
    radius: at(FIGURE_PLACES.radius),
    congruence: at(FIGURE_PLACES.congruence),
    dimensions: recordOf(CULTURE_DIMENSIONS, (_, place) => {
      const from = DIMENSIONS_AT + place * DIMENSION_WIDTH;
      const pointAt = from + CULTURE_TYPES.length;
      return { bars: types(from), point: { x: at(pointAt), y: at(pointAt + 1) } };
    }),
    stylesApart: at(FIGURE_PLACES.stylesApart),
    ...others,
  };
};
