import { CULTURE_TYPES } from '@cadran/contract/codes';
import { axisOfSteps } from '../../../culture/culture-score.ts';
import type { SumsTable } from './packed-respondents.ts';

const TYPES = CULTURE_TYPES.length;
const BINS_PER_POINT = 2;
/** The diagonal of the diagram is 283 points long. */
const RADIUS_BINS = 600;

/** Median distance of the people drawn to a point, to half a point. */
export type RadiusOf = (drawn: Uint32Array, x: number, y: number) => number;

/**
 * Of a group of `of`, of whom `people` are known, `draws` are drawn. If that is fewer, how far the share within a
 * distance moves is scaled, as in `createMedianReader`: distances between places of a grid take few values, too.
 */
export const createRadius = (
  { sums, situations }: SumsTable,
  people: number,
  of: number,
  draws: number,
): RadiusOf => {
  const xs = new Float64Array(people);
  const ys = new Float64Array(people);
  for (let person = 0; person < people; person += 1) {
    const at = person * TYPES;
    const [clan = 0, adhocracy = 0, market = 0, hierarchy = 0] = sums.subarray(at, at + TYPES);
    xs[person] = axisOfSteps(clan + hierarchy - adhocracy - market, situations);
    ys[person] = axisOfSteps(hierarchy + market - clan - adhocracy, situations);
  }
  const binOf = (person: number, x: number, y: number): number => {
    const dx = (xs[person] ?? 0) - x;
    const dy = (ys[person] ?? 0) - y;
    return Math.floor(BINS_PER_POINT * Math.sqrt(dx * dx + dy * dy));
  };
  const everybody = Uint32Array.from(xs, (_, person) => person);
  const countsOf = (who: Uint32Array, x: number, y: number, counts: Uint32Array): Uint32Array => {
    counts.fill(0);
    for (let place = 0; place < who.length; place += 1) {
      const bin = binOf(who[place] ?? 0, x, y);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    return counts;
  };
  const [lower, upper] = [Math.floor((of - 1) / 2) + 0.5, Math.floor(of / 2) + 0.5];
  const scale = Math.sqrt(draws / of);
  const [weightOfDrawn, weightOfAll] = [(scale * of) / draws, ((1 - scale) * of) / people];
  const drawnCounts = new Uint32Array(RADIUS_BINS);
  /** By point: medians take few places. */
  const allCounts = new Map<number, Uint32Array>();
  return (drawn, x, y) => {
    countsOf(drawn, x, y, drawnCounts);
    const key = x * 1000 + y;
    const all = allCounts.get(key) ?? countsOf(everybody, x, y, new Uint32Array(RADIUS_BINS));
    allCounts.set(key, all);
    let bin = -1;
    let passed = 0;
    const passTo = (rank: number): number => {
      while (passed < rank && bin < RADIUS_BINS) {
        bin += 1;
        passed += weightOfDrawn * (drawnCounts[bin] ?? 0) + weightOfAll * (all[bin] ?? 0);
      }
      return bin;
    };
    return ((passTo(lower) + passTo(upper)) / 2 + 0.5) / BINS_PER_POINT;
  };
};
