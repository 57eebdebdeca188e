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
    const clan = sums[at] ?? 0;
    const adhocracy = sums[at + 1] ?? 0;
    const market = sums[at + 2] ?? 0;
    const hierarchy = sums[at + 3] ?? 0;
    xs[person] = axisOfSteps(clan + hierarchy - adhocracy - market, situations);
    ys[person] = axisOfSteps(hierarchy + market - clan - adhocracy, situations);
  }
  /** Everybody's distance to a point in bins, and how many there are in each. */
  const distancesTo = (x: number, y: number) => {
    const bins = new Uint16Array(people);
    const counts = new Uint32Array(RADIUS_BINS);
    for (let person = 0; person < people; person += 1) {
      const dx = (xs[person] ?? 0) - x;
      const dy = (ys[person] ?? 0) - y;
      const bin = Math.floor(BINS_PER_POINT * Math.sqrt(dx * dx + dy * dy));
      bins[person] = bin;
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    return { bins, counts, ...settledBins(counts) };
  };
  const [lower, upper] = [Math.floor((of - 1) / 2) + 0.5, Math.floor(of / 2) + 0.5];
  const scale = Math.sqrt(draws / of);
  const [weightOfDrawn, weightOfAll] = [(scale * of) / draws, ((1 - scale) * of) / people];
  /** Below `first` no draw reaches the median, whoever is drawn. */
  const settledBins = (counts: Uint32Array) => {
    let first = 0;
    let below = 0;
    while (first < RADIUS_BINS) {
      const next = below + weightOfAll * (counts[first] ?? 0);
      if (next + weightOfDrawn * draws >= lower - 1) break;
      below = next;
      first += 1;
    }
    return { first, below };
  };
  const drawnCounts = new Uint32Array(RADIUS_BINS + 1);
  /** By point: medians take few places. */
  const known = new Map<number, ReturnType<typeof distancesTo>>();
  return (drawn, x, y) => {
    const key = x * 1000 + y;
    const found = known.get(key) ?? distancesTo(x, y);
    known.set(key, found);
    const { bins, counts: all, first, below } = found;
    drawnCounts.fill(0);
    let nearer = 0;
    for (let place = 0; place < drawn.length; place += 1) {
      const own = bins[drawn[place] ?? 0] ?? 0;
      if (own < first) nearer += 1;
      else drawnCounts[own] = (drawnCounts[own] ?? 0) + 1;
    }
    let bin = first - 1;
    let passed = below + weightOfDrawn * nearer;
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
