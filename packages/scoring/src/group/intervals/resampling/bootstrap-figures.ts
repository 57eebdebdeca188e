import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '@cadran/contract/codes';
import {
  axisOfSteps,
  type CultureScores,
  NEUTRAL,
  scoreOfRankSum,
} from '../../../culture/culture-score.ts';
import type { DetailedCulture } from '../../group-culture.ts';
import { MEDIANS } from './median-thresholds.ts';
import {
  BARS_AT,
  DIMENSION_WIDTH,
  DIMENSIONS_AT,
  DOMINANT_AT,
  FIGURE_PLACES,
} from '../culture-intervals.ts';

/** Plain loops over rows of numbers: this runs some hundred thousand times a snapshot. */

const TYPES = CULTURE_TYPES.length;
const DIMENSIONS = CULTURE_DIMENSIONS.length;
const barsAt = (dimension: number): number => DIMENSIONS_AT + dimension * DIMENSION_WIDTH;
/** Where the points of the two styles are. */
export const LEADERSHIP = barsAt(CULTURE_DIMENSIONS.indexOf('leadership')) + TYPES;
export const MANAGEMENT = barsAt(CULTURE_DIMENSIONS.indexOf('management_of_employees')) + TYPES;

/** Bars and point of one table from its medians, `first` on; the first table is that of all situations. */
export const writeTable = (
  row: Float64Array,
  medians: Float64Array,
  first: number,
  table: number,
  situations: number,
): void => {
  const bars = table === 0 ? BARS_AT : barsAt(table - 1);
  const point = table === 0 ? FIGURE_PLACES.x : bars + TYPES;
  let total = 0;
  for (let type = 0; type < TYPES; type += 1) {
    const score = scoreOfRankSum(medians[first + type] ?? 0, situations);
    row[bars + type] = score;
    total += score;
  }
  for (let type = 0; type < TYPES; type += 1)
    row[bars + type] = ((row[bars + type] ?? 0) * 100) / total;
  for (let median = TYPES; median < MEDIANS; median += 1)
    row[point + median - TYPES] = axisOfSteps(medians[first + median] ?? 0, situations);
};

/**
 * Strength, congruence and the distance of the styles (docs/method/audits.md#intervals), once bars and points are
 * there.
 */
export const writeShape = (row: Float64Array): void => {
  let highest = 0;
  let deviation = 0;
  for (let type = 0; type < TYPES; type += 1) {
    highest = Math.max(highest, row[BARS_AT + type] ?? 0);
    let mean = 0;
    for (let name = 0; name < DIMENSIONS; name += 1)
      mean += (row[barsAt(name) + type] ?? 0) / DIMENSIONS;
    for (let name = 0; name < DIMENSIONS; name += 1)
      deviation += Math.abs((row[barsAt(name) + type] ?? 0) - mean) / 2;
  }
  row[FIGURE_PLACES.strength] = 4 * (highest - NEUTRAL);
  row[FIGURE_PLACES.congruence] = 100 - (2 * deviation) / DIMENSIONS;
  const dx = (row[LEADERSHIP] ?? 0) - (row[MANAGEMENT] ?? 0);
  const dy = (row[LEADERSHIP + 1] ?? 0) - (row[MANAGEMENT + 1] ?? 0);
  row[FIGURE_PLACES.stylesApart] = Math.sqrt(dx * dx + dy * dy);
};

const writeBars = (row: Float64Array, from: number, bars: CultureScores): void => {
  for (const [place, type] of CULTURE_TYPES.entries()) row[from + place] = bars[type];
};

/** The same row for figures that were computed otherwise. */
export const writeCulture = (row: Float64Array, culture: DetailedCulture): void => {
  const { bars, point, dimensions, dominant, radius } = culture;
  row[FIGURE_PLACES.x] = point.x;
  row[FIGURE_PLACES.y] = point.y;
  row[FIGURE_PLACES.radius] = radius;
  writeBars(row, BARS_AT, bars);
  writeBars(row, DOMINANT_AT, dominant);
  for (const [place, name] of CULTURE_DIMENSIONS.entries()) {
    writeBars(row, barsAt(place), dimensions[name].bars);
    row[barsAt(place) + TYPES] = dimensions[name].point.x;
    row[barsAt(place) + TYPES + 1] = dimensions[name].point.y;
  }
  writeShape(row);
};
