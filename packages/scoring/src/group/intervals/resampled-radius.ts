import { CULTURE_TYPES } from '@cadran/contract/codes';
import { axisOfSteps } from '../../culture/culture-score.ts';
import type { SumsTable } from './packed-respondents.ts';

const TYPES = CULTURE_TYPES.length;
const BINS_PER_POINT = 2;
/** The diagonal of the diagram is 283 points long. */
const RADIUS_BINS = 600;

/** Median distance of the people drawn to a point, to half a point. */
export type RadiusOf = (drawn: Uint32Array, x: number, y: number) => number;

export const createRadius = ({ sums, situations }: SumsTable, people: number): RadiusOf => {
  const xs = new Float64Array(people);
  const ys = new Float64Array(people);
  for (let person = 0; person < people; person += 1) {
    const at = person * TYPES;
    const [clan = 0, adhocracy = 0, market = 0, hierarchy = 0] = sums.subarray(at, at + TYPES);
    xs[person] = axisOfSteps(clan + hierarchy - adhocracy - market, situations);
    ys[person] = axisOfSteps(hierarchy + market - clan - adhocracy, situations);
  }
  const counts = new Uint16Array(RADIUS_BINS);
  return (drawn, x, y) => {
    counts.fill(0);
    for (let place = 0; place < drawn.length; place += 1) {
      const person = drawn[place] ?? 0;
      const dx = (xs[person] ?? 0) - x;
      const dy = (ys[person] ?? 0) - y;
      const bin = Math.floor(BINS_PER_POINT * Math.sqrt(dx * dx + dy * dy));
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    const lower = Math.floor((drawn.length - 1) / 2);
    const upper = Math.floor(drawn.length / 2);
    let bin = 0;
    let passed = counts[0] ?? 0;
    while (passed <= lower) passed += counts[(bin += 1)] ?? 0;
    const low = bin;
    while (passed <= upper) passed += counts[(bin += 1)] ?? 0;
    return ((low + bin) / 2 + 0.5) / BINS_PER_POINT;
  };
};
