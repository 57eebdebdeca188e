import { CULTURE_TYPES, type CultureType, displayedShares } from '@cadran/contract/codes';
import { centred } from '../arithmetic/vectors.ts';
import { recordOf } from '../record-of.ts';
import type { PerType, RankSums } from './rank-sums.ts';

/** The four types' scores: they sum to 100, range 0–50, neutral 25 (docs/method/scores.md#culture). */
export type CultureScores = PerType<number>;
export const NEUTRAL = 25;

/** X: external +, internal -. Y: flexibility +, control -. Both in [-100, 100]. */
export interface CulturePoint {
  readonly x: number;
  readonly y: number;
}

export const perType = <T>(of: (type: CultureType, place: number) => T): PerType<T> =>
  recordOf(CULTURE_TYPES, of);

/** `100 (4 - mean rank) / 6`, from the sum of ranks. */
export const scoreOfRankSum = (rankSum: number, situations: number): number =>
  (100 * (4 * situations - rankSum)) / (6 * situations);

export const cultureScores = ({ sums, situations }: RankSums): CultureScores =>
  perType((type) => scoreOfRankSum(sums[type], situations));

/** Where four scores lie in the diagram; a flat line through two opposite types is lost here. */
export const culturePoint = ({
  clan,
  adhocracy,
  market,
  hierarchy,
}: CultureScores): CulturePoint => ({
  x: 1.5 * (adhocracy + market - clan - hierarchy),
  y: 1.5 * (clan + adhocracy - hierarchy - market),
});

/** The same point in whole steps of the grid, free of rounding; `axisOfSteps` puts it on the axis. */
export const xSteps = ({ clan, adhocracy, market, hierarchy }: PerType<number>): number =>
  clan + hierarchy - adhocracy - market;
export const ySteps = ({ clan, adhocracy, market, hierarchy }: PerType<number>): number =>
  hierarchy + market - clan - adhocracy;
export const axisSteps = ({ sums }: RankSums): CulturePoint => ({
  x: xSteps(sums),
  y: ySteps(sums),
});

/** One step is 1.5 · 100/6 = 25 divided by the number of situations. */
export const axisOfSteps = (steps: number, situations: number): number => (25 * steps) / situations;

export const cultureVector = (scores: CultureScores): number[] =>
  CULTURE_TYPES.map((type) => scores[type]);

/** In steps that make 100. */
export const steppedScores = (scores: CultureScores, step: number): CultureScores => {
  const shown = displayedShares(cultureVector(scores), 100, step);
  return perType((_, place) => shown[place] ?? 0);
};

/** How far each type lies from a culture that prefers none. */
export const fromNeutral = (scores: CultureScores): number[] =>
  centred(cultureVector(scores), NEUTRAL);
