import { CULTURE_TYPES } from '@cadran/contract/codes';
import type { CultureFrequency } from '../../frequency-table.ts';

const TYPES = CULTURE_TYPES.length;
/** The four rank sums, then the two axes in steps. */
export const MEDIANS = TYPES + 2;
/** Medians further from the group's own count as this far: the middle 95 % does not reach them. */
const WIDEST_ERRORS = 3;

/** What each median is the median of; `out` receives `MEDIANS` numbers. */
export const writeMeasured = (
  out: Float64Array,
  clan: number,
  adhocracy: number,
  market: number,
  hierarchy: number,
): void => {
  out[0] = clan;
  out[1] = adhocracy;
  out[2] = market;
  out[3] = hierarchy;
  out[4] = clan + hierarchy - adhocracy - market;
  out[5] = hierarchy + market - clan - adhocracy;
};

/** The few values of the grid that one median can take in a resample. */
export interface MedianValues {
  readonly values: readonly number[];
  /** Share of the group at or below each value but the last: all that a resample must count anew. */
  readonly sharesUpTo: readonly number[];
}

/** `counts` by value, from that of `-farthest` on. */
const valuesOf = (counts: Float64Array, farthest: number, people: number): MedianValues => {
  const values: number[] = [];
  for (let place = 0; place < counts.length; place += 1)
    if ((counts[place] ?? 0) > 0) values.push(place - farthest);
  const near = WIDEST_ERRORS * (0.5 / Math.sqrt(people)) + 1 / people;
  let passed = 0;
  const shares = values.map((value) => (passed += counts[value + farthest] ?? 0) / people);
  const from = shares.findIndex((share) => share >= 0.5 - near);
  const last = values.length - 1;
  const end = shares.findIndex((share, place) => place === last || share > 0.5 + near);
  return { values: values.slice(from, end + 1), sharesUpTo: shares.slice(from, end) };
};

/** For each median of a table. */
export const medianValues = ({ rows, situations }: CultureFrequency): readonly MedianValues[] => {
  const farthest = 4 * situations;
  const counts = Array.from({ length: MEDIANS }, () => new Float64Array(2 * farthest + 1));
  const measured = new Float64Array(MEDIANS);
  let people = 0;
  for (const { sums, count } of rows) {
    writeMeasured(measured, sums.clan, sums.adhocracy, sums.market, sums.hierarchy);
    people += count;
    for (let median = 0; median < MEDIANS; median += 1) {
      const own = counts[median];
      const place = (measured[median] ?? 0) + farthest;
      if (own) own[place] = (own[place] ?? 0) + count;
    }
  }
  return counts.map((own) => valuesOf(own, farthest, people));
};
