import {
  AUDIT_LIMITS,
  CULTURE_DIMENSIONS,
  CULTURE_TYPES,
  type CultureType,
} from '@cadran/contract/codes';
import { histogramOf } from '../../arithmetic/weighted-histogram.ts';
import {
  axisOfSteps,
  axisSteps,
  type CulturePoint,
  type CultureScores,
  perType,
  steppedScores,
} from '../../culture/culture-score.ts';
import type { PerType } from '../../culture/rank-sums.ts';
import type { CultureTable } from '../../group/culture-audit-table.ts';
import { cultureStrength } from '../../group/culture-shape.ts';
import { type CultureFrequency, respondentsIn } from '../../group/frequency-table.ts';
import { type GroupCulture, NO_DETAILS, placedCulture } from '../../group/group-culture.ts';
import { agreementOf, type Spread } from '../../group/group-statistics.ts';
import { recordOf } from '../../record-of.ts';
import { barsOfContrasts, type Contrast, contrastHistogram } from './contrasts.ts';
import {
  AXIS_GRID,
  drawFrom,
  type Grid,
  quantileWeights,
  RADIUS_GRID,
} from './exponential-quantile.ts';
import { geometricNoise } from './geometric-noise.ts';

/** A number in [0, 1) for each figure, the same whenever the same people are asked about. */
export type Draw = (figure: string) => number;

const median = (
  values: Parameters<typeof quantileWeights>[0],
  u: number,
  share = 0.5,
  grid: Grid = AXIS_GRID,
) => drawFrom(quantileWeights(values, share, grid), u, grid);

/** Bars and point from the medians of three contrasts, each its own draw. */
const drawPlace = (table: CultureFrequency, draw: Draw, of: string) => {
  const drawn = (contrast: Contrast): number =>
    median(contrastHistogram(table, contrast), draw(`${of}.${contrast}`));
  const [x, y, z] = [drawn('x'), drawn('y'), drawn('z')];
  return { point: { x, y }, bars: barsOfContrasts({ x, y, z }) };
};

/** One type for everybody, also for those with a tie: parts of people would show through whole noise. */
const leadingType = (sums: PerType<number>): CultureType | undefined => {
  const best = Math.min(...CULTURE_TYPES.map((type) => sums[type]));
  const strongest = CULTURE_TYPES.filter((type) => sums[type] === best);
  return strongest[(sums.clan + 2 * sums.adhocracy + 3 * sums.market) % strongest.length];
};

export const leadingCounts = ({ rows, situations }: CultureFrequency): PerType<number> => {
  const leading = Map.groupBy(rows, ({ sums }) => leadingType(sums));
  return perType((type) => respondentsIn({ situations, rows: leading.get(type) ?? [] }));
};

const drawDominant = (table: CultureFrequency, draw: Draw): CultureScores => {
  const counts = leadingCounts(table);
  const noisy = perType((type) =>
    Math.max(0, counts[type] + geometricNoise(draw(`dominant.${type}`))),
  );
  return steppedScores(noisy, AUDIT_LIMITS.step);
};

const drawSpread = (table: CultureFrequency, draw: Draw, axis: 'x' | 'y'): Spread => {
  const values = contrastHistogram(table, axis);
  const ends = [
    median(values, draw(`${axis}.low`), 0.25),
    median(values, draw(`${axis}.high`), 0.75),
  ];
  return { low: Math.min(...ends), high: Math.max(...ends) };
};

/** Median distance to the published point. */
const drawRadius = (
  { rows, situations }: CultureFrequency,
  point: CulturePoint,
  u: number,
): number =>
  median(
    histogramOf(
      rows.map(({ sums, count }) => {
        const { x, y } = axisSteps({ sums, situations });
        const [dx, dy] = [
          axisOfSteps(x, situations) - point.x,
          axisOfSteps(y, situations) - point.y,
        ];
        return { value: Math.hypot(dx, dy), count };
      }),
    ),
    u,
    0.5,
    RADIUS_GRID,
  );

const drawDetails = ({ overall, dimensions }: CultureTable, point: CulturePoint, draw: Draw) => {
  const radius = drawRadius(overall, point, draw('radius'));
  return {
    dominant: drawDominant(overall, draw),
    spread: { x: drawSpread(overall, draw, 'x'), y: drawSpread(overall, draw, 'y') },
    radius,
    agreement: agreementOf(radius),
    ...placedCulture(
      recordOf(CULTURE_DIMENSIONS, (name) => drawPlace(dimensions[name], draw, name)),
    ),
  };
};

/** One side of a group as an audit by link publishes it (docs/method/audits.md#protection). */
export const protectedCulture = (
  table: CultureTable,
  respondents: number,
  draw: Draw,
  detailFrom: number,
): GroupCulture => {
  const { point, bars } = drawPlace(table.overall, draw, 'overall');
  const details = respondents >= detailFrom ? drawDetails(table, point, draw) : NO_DETAILS;
  return { respondents, point, bars, strength: cultureStrength(bars), ...details, intervals: null };
};
