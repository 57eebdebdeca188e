import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '@cadran/contract/codes';
import { mean } from '../../../arithmetic/vectors.ts';
import { type CulturePoint, perType } from '../../../culture/culture-score.ts';
import { leadershipRole, managementStyle } from '../../../culture/quadrant.ts';
import type { PerType } from '../../../culture/rank-sums.ts';
import type { CultureAuditTable, CultureTable } from '../../culture-audit-table.ts';
import type { DetailedCulture } from '../../group-culture.ts';
import {
  LEADERSHIP,
  MANAGEMENT,
  writeCulture,
  writeShape,
  writeTable,
} from './bootstrap-figures.ts';
import {
  BARS_AT,
  type CultureIntervals,
  culturesIntervals,
  DIMENSION_WIDTH,
  DIMENSIONS_AT,
  DOMINANT_AT,
  FIGURE_PLACES,
  SIDE_WIDTH,
} from '../culture-intervals.ts';
import { around, hull, type Interval, shareInterval } from '../interval.ts';
import { medianValues, MEDIANS } from './median-thresholds.ts';
import { addRows, packRespondents, type SumsTable, WHOLE_SHARE } from './packed-respondents.ts';
import { middleOf } from './middle.ts';
import { createMedianReader } from './resampled-medians.ts';
import { createRadius } from './resampled-radius.ts';
import {
  congruenceInterval,
  deviationIntervals,
  DIMENSION_BARS,
  distanceInterval,
  halfSumInterval,
} from '../shape-intervals.ts';

/** Everybody's rank sums on both sides: over all situations, then by dimension. */
export interface RespondentSums {
  readonly people: number;
  /** The size of the group, of which these may be a part. */
  readonly of: number;
  readonly perceived: readonly SumsTable[];
  readonly desired: readonly SumsTable[];
}

/** The figures that the intervals belong to, and the counts of the whole group. */
export interface ResampledGroup {
  readonly table: CultureAuditTable;
  readonly perceived: DetailedCulture;
  readonly desired: DetailedCulture;
}

export interface GroupIntervals {
  readonly perceived: CultureIntervals;
  readonly desired: CultureIntervals;
  readonly gaps: PerType<Interval>;
  readonly totalGap: Interval;
}

const REPLICATES = 1000;
/** Of larger groups so many are drawn; their counts fit into bytes. */
const MOST_DRAWN = 100;
const TYPES = CULTURE_TYPES.length;
const DIMENSION_PLACES = Array.from(
  { length: DIMENSION_BARS },
  (_, bar) => [DIMENSIONS_AT + Math.floor(bar / TYPES) * DIMENSION_WIDTH + (bar % TYPES)] as const,
);
const STYLES = [
  [LEADERSHIP, MANAGEMENT],
  [LEADERSHIP + 1, MANAGEMENT + 1],
] as const;

const tablesOf = ({ overall, dimensions }: CultureTable) => [
  overall,
  ...CULTURE_DIMENSIONS.map((name) => dimensions[name]),
];

const valuesOf = (culture: DetailedCulture): Float64Array => {
  const values = new Float64Array(SIDE_WIDTH);
  writeCulture(values, culture);
  return values;
};

/**
 * 95 % intervals of all figures of a group by resampling its respondents, both sides of a person together
 * (docs/method/audits.md#intervals). The random source is the caller's, so that the same people give the same
 * intervals.
 */
export const bootstrapIntervals = (
  respondents: RespondentSums,
  group: ResampledGroup,
  random: () => number,
  replicates = REPLICATES,
): GroupIntervals => {
  const { people, of } = respondents;
  const drawn = new Uint32Array(Math.min(people, MOST_DRAWN));
  const narrowed = Math.sqrt(drawn.length / of);
  const sums = [respondents.perceived, respondents.desired];
  const tables = sums[0]?.length ?? 0;
  const medians = [group.table.perceived, group.table.desired].flatMap((side) =>
    tablesOf(side).slice(0, tables).map(medianValues),
  );
  const packed = packRespondents(sums, medians, people);
  const { sharesAt } = packed;
  const reader = createMedianReader(
    medians.flat(),
    packed.totals.map((total) => total / people),
    of,
    drawn.length,
  );
  const values = [valuesOf(group.perceived), valuesOf(group.desired)];
  const radii = sums.flatMap(([overall]) =>
    overall ? [createRadius(overall, people, of, drawn.length)] : [],
  );

  const added = new Int32Array(packed.width);
  const counts = new Uint8Array(added.buffer);
  const shares = new Uint16Array(added.buffer);
  const taken = new Float64Array(medians.length * MEDIANS);
  const row = new Float64Array(SIDE_WIDTH);
  const columns = new Float64Array((2 * SIDE_WIDTH + TYPES) * replicates);

  const writeSide = (side: number, run: number): void => {
    for (const [table, { situations }] of (sums[side] ?? []).entries())
      writeTable(row, taken, (side * tables + table) * MEDIANS, table, situations);
    for (let type = 0; type < TYPES; type += 1) {
      const share = (shares[sharesAt + side * TYPES + type] ?? 0) / (WHOLE_SHARE * drawn.length);
      const value = values[side]?.[DOMINANT_AT + type] ?? 0;
      // No grid holds it: fewer draws than people are narrowed around the value.
      row[DOMINANT_AT + type] = value + narrowed * (100 * share - value);
    }
    const radius = radii[side]?.(drawn, row[FIGURE_PLACES.x] ?? 0, row[FIGURE_PLACES.y] ?? 0);
    row[FIGURE_PLACES.radius] = radius ?? 0;
    writeShape(row);
    for (let place = 0; place < SIDE_WIDTH; place += 1)
      columns[(side * SIDE_WIDTH + place) * replicates + run] = row[place] ?? 0;
  };

  for (let run = 0; run < replicates; run += 1) {
    for (let place = 0; place < drawn.length; place += 1)
      drawn[place] = Math.floor(random() * people);
    addRows(packed, drawn, added);
    reader.read(counts, taken);
    writeSide(0, run);
    writeSide(1, run);
    for (let type = 0; type < TYPES; type += 1) {
      const perceived = columns[(BARS_AT + type) * replicates + run] ?? 0;
      const desired = columns[(SIDE_WIDTH + BARS_AT + type) * replicates + run] ?? 0;
      columns[(2 * SIDE_WIDTH + type) * replicates + run] = desired - perceived;
    }
  }

  const columnOf = (place: number): Float64Array =>
    columns.subarray(place * replicates, (place + 1) * replicates);
  const intervalAt = (place: number): Interval => middleOf(columnOf(place));
  /** Some figures of a side: the group's own, and a row of them for each replicate. */
  const rowsOf = (side: number, figures: readonly (readonly [plus: number, minus?: number])[]) => {
    const own = values[side] ?? row;
    const drawnRows = new Float64Array(replicates * figures.length);
    const columnAt = (place: number | undefined, run: number): number =>
      place === undefined ? 0 : (columns[(side * SIDE_WIDTH + place) * replicates + run] ?? 0);
    for (const [at, [plus, minus]] of figures.entries())
      for (let run = 0; run < replicates; run += 1)
        drawnRows[run * figures.length + at] = columnAt(plus, run) - columnAt(minus, run);
    const ownRow = figures.map(
      ([plus, minus]) => (own[plus] ?? 0) - (minus === undefined ? 0 : (own[minus] ?? 0)),
    );
    return [Float64Array.from(ownRow), drawnRows] as const;
  };
  /** How many replicates of a point say the same in words. */
  const sameShare = (side: number, at: number, wordOf: (point: CulturePoint) => string | null) => {
    const [own, drawnPoints] = rowsOf(side, [[at], [at + 1]]);
    const word = wordOf({ x: own[0] ?? 0, y: own[1] ?? 0 });
    let same = 0;
    for (let run = 0; run < drawnPoints.length; run += 2)
      if (wordOf({ x: drawnPoints[run] ?? 0, y: drawnPoints[run + 1] ?? 0 }) === word) same += 1;
    return same / replicates;
  };
  const ownGaps = CULTURE_TYPES.map(
    (type) => group.desired.bars[type] - group.perceived.bars[type],
  );
  const drawnGaps = new Float64Array(replicates * TYPES).map((_, place) => {
    const type = place % TYPES;
    return columns[(2 * SIDE_WIDTH + type) * replicates + (place - type) / TYPES] ?? 0;
  });
  const sideIntervals = (side: number): CultureIntervals => {
    const own = values[side] ?? row;
    const dimensionBars = rowsOf(side, DIMENSION_PLACES);
    const others = {
      deviations: deviationIntervals(...dimensionBars),
      roleShare: sameShare(side, LEADERSHIP, leadershipRole),
      styleShare: sameShare(side, MANAGEMENT, managementStyle),
    };
    const turned = new Map<number, Interval>([
      [FIGURE_PLACES.congruence, congruenceInterval(...dimensionBars)],
      [FIGURE_PLACES.stylesApart, distanceInterval(...rowsOf(side, STYLES))],
      ...CULTURE_TYPES.map((_, type) => {
        const place = DOMINANT_AT + type;
        return [place, shareInterval(own[place] ?? 0, of)] as const;
      }),
    ]);
    const intervalOf = (place: number): Interval => {
      const found = intervalAt(side * SIDE_WIDTH + place);
      const least = turned.get(place) ?? found;
      if (place !== FIGURE_PLACES.congruence) return hull(found, least);
      // Chance only lowers it, and a replicate has twice the chance of the group.
      const shift = (own[place] ?? 0) - mean(columnOf(side * SIDE_WIDTH + place).toSorted());
      return hull([found[0] + shift, Math.min(100, found[1] + shift)], least);
    };
    return culturesIntervals(own, intervalOf, others);
  };
  const totalGap = halfSumInterval(Float64Array.from(ownGaps), drawnGaps);
  return {
    perceived: sideIntervals(0),
    desired: sideIntervals(1),
    gaps: perType((_, place) => around(ownGaps[place] ?? 0, intervalAt(2 * SIDE_WIDTH + place))),
    totalGap,
  };
};
