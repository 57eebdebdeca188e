import { normalShareBelow } from '../../arithmetic/normal-distribution.ts';
import { errorTowards, type Interval } from '../intervals/interval.ts';

/** Medians lie on a grid: an interval without width means less than half a step, not certainty. */
const LEAST_ERROR = 0.5;
const ALPHA = 0.05;

/** How likely a figure this far beyond a limit is if it truly were at the limit; both directions count. */
export const chanceBeyond = (value: number, interval: Interval, limit: number): number => {
  const error = Math.max(LEAST_ERROR, errorTowards(value, interval, limit));
  return 2 * (1 - normalShareBelow(Math.abs(value - limit) / error));
};

/** Which of several findings hold when all of them were looked at (Holm's correction at 5 %). */
export const holm = (chances: readonly number[]): readonly boolean[] => {
  const order = chances
    .map((_, place) => place)
    .toSorted((a, b) => (chances[a] ?? 1) - (chances[b] ?? 1));
  const holds = chances.map(() => false);
  for (const [rank, place] of order.entries()) {
    if ((chances[place] ?? 1) > ALPHA / (chances.length - rank)) break;
    holds[place] = true;
  }
  return holds;
};
