import { CULTURE_DIMENSIONS } from '@cadran/contract/codes';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { histogramOf } from '../../arithmetic/weighted-histogram.ts';
import {
  type CulturePoint,
  type CultureScores,
  cultureVector,
  perType,
} from '../../culture/culture-score.ts';
import { leadershipRole, managementStyle } from '../../culture/quadrant.ts';
import {
  congruenceInterval,
  deviationIntervals,
  halfSumInterval,
} from '../../group/intervals/shape-intervals.ts';
import type { GroupCulture } from '../../group/group-culture.ts';
import type { CultureIntervals } from '../../group/intervals/culture-intervals.ts';
import { around, type Interval, normalInterval } from '../../group/intervals/interval.ts';
import type { Blur } from '../../group/published/published-figures.ts';
import { recordOf } from '../../record-of.ts';
import { barsOfContrasts, CONTRASTS, type PerContrast } from './contrasts.ts';
import { halfWidth, quantileWeights } from './exponential-quantile.ts';
import { NOISE_VARIANCE } from './geometric-noise.ts';
import { normalQuantile } from './normal-quantile.ts';

/** A standard normal number, by Box and Muller. */
const normalDeviate = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/**
 * Everything here is computed from published figures alone. Resampling the answers, or the width of what may be drawn
 * for them, would be exact functions of one person's answers and undo the protection.
 */

/** Spread of people on an axis where the answers may not tell it: that of the simulated respondents. */
const SPREAD = 37;
/** Two situations say less than twelve. */
const DIMENSION_SPREAD = 47;
/** Medians of two situations lie on a grid of such steps, which makes dimensions differ that do not. */
const DIMENSION_STEP = 25;
/** A quartile lies so many deviations from the median of a normal distribution. */
const QUARTILE = 0.6745;
const LEAST_SPREAD = 10;
const AXIS: Interval = [-100, 100];
const PERCENT: Interval = [0, 100];
const RUNS = 200;
const WORD_RUNS = 1000;

/** Of a drawn median: chance of who answered, and the draw (both by the density in the middle of a normal distribution). */
export const medianError = (spread: number, answers: number): number =>
  (spread * Math.sqrt(2 * Math.PI) * Math.sqrt(answers / 4 + NOISE_VARIANCE)) / answers;

const barError = (errors: PerContrast<number>): number =>
  Math.hypot(errors.x, errors.y, errors.z) / 6;

const spreadOf = (quartiles: { readonly low: number; readonly high: number } | undefined): number =>
  quartiles ? Math.max(LEAST_SPREAD, (quartiles.high - quartiles.low) / (2 * QUARTILE)) : SPREAD;

const contrastErrors = (
  { spread }: Pick<GroupCulture, 'spread'>,
  answers: number,
): PerContrast<number> => ({
  x: medianError(spreadOf(spread?.x), answers),
  y: medianError(spreadOf(spread?.y), answers),
  z: medianError(SPREAD, answers),
});

const contrastsOf = ({
  clan,
  adhocracy,
  market,
  hierarchy,
}: CultureScores): PerContrast<number> => ({
  x: 1.5 * (adhocracy + market - clan - hierarchy),
  y: 1.5 * (clan + adhocracy - hierarchy - market),
  z: 1.5 * (clan + market - adhocracy - hierarchy),
});

const shareInterval = (percent: number, answers: number): Interval => {
  const share = Math.min(1 - 1 / answers, Math.max(1 / answers, percent / 100));
  // Chance, noise, and steps of 5 %.
  const variance = (share * (1 - share)) / answers + NOISE_VARIANCE / answers ** 2 + 0.05 ** 2 / 12;
  return normalInterval(percent, 100 * Math.sqrt(variance), PERCENT);
};

const NO_DETAILS = {
  congruence: null,
  dimensions: null,
  deviations: null,
  radius: null,
  stylesApart: null,
  roleShare: null,
  styleShare: null,
} as const;

/** In how many draws around a point its word is the same. */
const sameShare = (
  point: CulturePoint,
  error: number,
  wordOf: (point: CulturePoint) => string | null,
): number => {
  const random = seededRandom(1);
  const drawn = Array.from({ length: WORD_RUNS }, () =>
    wordOf({
      x: point.x + error * normalDeviate(random),
      y: point.y + error * normalDeviate(random),
    }),
  );
  return drawn.filter((word) => word === wordOf(point)).length / WORD_RUNS;
};

const detailIntervals = (
  { dimensions, congruence: shape, leadership, management, radius }: GroupCulture,
  answers: number,
): Pick<CultureIntervals, keyof typeof NO_DETAILS> => {
  if (!dimensions || !shape || !leadership || !management || radius === null) return NO_DETAILS;
  const error = medianError(DIMENSION_SPREAD, answers);
  const coarse = Math.hypot(error, DIMENSION_STEP / Math.sqrt(12));
  const random = seededRandom(1);
  const moved = (bars: CultureScores): CultureScores => {
    const contrasts = contrastsOf(bars);
    return barsOfContrasts(
      recordOf(CONTRASTS, (name) => contrasts[name] + coarse * normalDeviate(random)),
    );
  };
  const inARow = (change: (bars: CultureScores) => CultureScores): number[] =>
    CULTURE_DIMENSIONS.flatMap((name) => cultureVector(change(dimensions[name].bars)));
  const apart = Math.hypot(
    leadership.point.x - management.point.x,
    leadership.point.y - management.point.y,
  );
  const bars = Float64Array.from(inARow((own) => own));
  const drawn = Float64Array.from(Array.from({ length: RUNS }, () => inARow(moved)).flat());
  return {
    congruence: around(shape.value, congruenceInterval(bars, drawn)),
    deviations: deviationIntervals(bars, drawn),
    dimensions: recordOf(CULTURE_DIMENSIONS, (name) => ({
      bars: perType((type) =>
        normalInterval(
          dimensions[name].bars[type],
          barError({ x: error, y: error, z: error }),
          PERCENT,
        ),
      ),
      point: {
        x: normalInterval(dimensions[name].point.x, error, AXIS),
        y: normalInterval(dimensions[name].point.y, error, AXIS),
      },
    })),
    // Half of a round cloud lies within 1.18 deviations, where its density is 0.59 a deviation.
    radius: normalInterval(
      radius,
      ((radius / 1.177) * Math.sqrt(answers / 4 + NOISE_VARIANCE)) / (0.589 * answers),
      [0, 142],
    ),
    stylesApart: normalInterval(apart, Math.SQRT2 * error, [0, 283]),
    roleShare: sameShare(leadership.point, error, leadershipRole),
    styleShare: sameShare(management.point, error, managementStyle),
  };
};

export const protectedIntervals = (culture: GroupCulture, answers: number): CultureIntervals => {
  const { point, bars, strength, dominant } = culture;
  const errors = contrastErrors(culture, answers);
  const bar = barError(errors);
  return {
    point: {
      x: normalInterval(point.x, errors.x, AXIS),
      y: normalInterval(point.y, errors.y, AXIS),
    },
    bars: perType((type) => normalInterval(bars[type], bar, PERCENT)),
    strength: normalInterval(strength.value, 4 * bar, PERCENT),
    dominant: dominant && perType((type) => shareInterval(dominant[type], answers)),
    ...detailIntervals(culture, answers),
  };
};

/** Of the total gap: both sides moved by what chance and the draws may have done to them. */
export const protectedTotalGap = (
  perceived: GroupCulture,
  desired: GroupCulture,
  answers: number,
): Interval => {
  const random = seededRandom(1);
  const drawnBars = (culture: GroupCulture) => {
    const [errors, contrasts] = [contrastErrors(culture, answers), contrastsOf(culture.bars)];
    return () =>
      cultureVector(
        barsOfContrasts(
          recordOf(CONTRASTS, (name) => contrasts[name] + errors[name] * normalDeviate(random)),
        ),
      );
  };
  const [now, wanted] = [drawnBars(perceived), drawnBars(desired)];
  const gaps = Array.from({ length: RUNS }, () => {
    const before = now();
    return wanted().map((bar, place) => bar - (before[place] ?? 0));
  });
  const own = perType((type) => desired.bars[type] - perceived.bars[type]);
  return halfSumInterval(Float64Array.from(cultureVector(own)), Float64Array.from(gaps.flat()));
};

/** Half of the middle 90 % of what may be drawn for a usual group of so many people. */
export const usualBlur = (answers: number): Blur => {
  const people = Math.min(answers, 2000);
  const usual = histogramOf(
    Array.from({ length: people }, (_, place) => ({
      value: SPREAD * normalQuantile((place + 0.5) / people),
      count: 1,
    })),
  );
  const point = halfWidth(quantileWeights(usual, 0.5));
  return { point, bars: (Math.sqrt(3) * point) / 6 };
};
