import { CULTURE_TYPES } from '@cadran/contract/codes';
import type { CultureMeasure } from '../culture/culture-measure.ts';
import { axisOfSteps, perType, scoreOfRankSum } from '../culture/culture-score.ts';
import { clicksOf, type PerType, rankSumOfClicks } from '../culture/rank-sums.ts';
import { HIGH, LOW } from './score-precision.ts';

type Interval = readonly [low: number, high: number];

/** Where a person's four scores and their point probably lie. */
export interface CulturePrecision {
  readonly scores: PerType<Interval>;
  readonly point: { readonly x: Interval; readonly y: Interval };
}

/** The smallest count that at least this share of draws does not exceed. */
const binomialQuantile = (share: number, draws: number, chance: number): number => {
  let probability = (1 - chance) ** draws;
  let cumulated = probability;
  let count = 0;
  while (cumulated < share && count < draws) {
    probability *= ((draws - count) / (count + 1)) * (chance / (1 - chance));
    count += 1;
    cumulated += probability;
  }
  return count;
};

/**
 * Clicks drawn anew from (count + 1)/(situations + 4) for each type, moved until their mean is the count, as the
 * replicates of a score are (docs/method/certainty.md#interval).
 * The draws of some types together are binomial: nothing is simulated.
 */
const probableClicks = (clicks: number, types: number, situations: number): Interval => {
  const chance = (clicks + types) / (situations + CULTURE_TYPES.length);
  const shift = clicks - situations * chance;
  return [
    Math.max(0, Math.min(clicks, binomialQuantile(LOW, situations, chance) + shift)),
    Math.min(situations, Math.max(clicks, binomialQuantile(HIGH, situations, chance) + shift)),
  ];
};

/** The 10th and the 90th percentile of what a second answering would give. */
export const culturePrecision = ({ situations, rankSums }: CultureMeasure): CulturePrecision => {
  const clicks = perType((type) => clicksOf(rankSums.sums[type], situations));
  const score = (count: number): number =>
    scoreOfRankSum(rankSumOfClicks(count, situations), situations);
  /** Of two types against the other two: each click is worth two steps of rank, to one side or to the other. */
  const axis = (count: number): number => axisOfSteps(2 * (2 * count - situations), situations);
  const ends = (count: number, types: number, place: (count: number) => number): Interval => {
    const [low, high] = probableClicks(count, types, situations);
    return [place(low), place(high)];
  };
  return {
    scores: perType((type) => ends(clicks[type], 1, score)),
    point: {
      x: ends(clicks.adhocracy + clicks.market, 2, axis),
      y: ends(clicks.clan + clicks.adhocracy, 2, axis),
    },
  };
};
