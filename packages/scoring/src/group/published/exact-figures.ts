import { AUDIT_LIMITS } from '@cadran/contract/codes';
import {
  type CulturePoint,
  type CultureScores,
  perType,
  steppedScores,
} from '../../culture/culture-score.ts';
import type { PerType } from '../../culture/rank-sums.ts';
import type { CultureAuditTable } from '../culture-audit-table.ts';
import { totalGap } from '../culture-gap.ts';
import { cultureStrength } from '../culture-shape.ts';
import {
  type DetailedCulture,
  type GroupCulture,
  groupCulture,
  NO_DETAILS,
} from '../group-culture.ts';
import {
  bootstrapIntervals,
  type RespondentSums,
} from '../intervals/resampling/bootstrap-intervals.ts';
import type { CultureIntervals } from '../intervals/culture-intervals.ts';
import { around, type Interval, roundedOutwards } from '../intervals/interval.ts';
import { AUDIT_ENGINE, type PublishedFigures } from './published-figures.ts';

const { step } = AUDIT_LIMITS;

const roundPoint = ({ x, y }: CulturePoint): CulturePoint => ({
  x: step * Math.round(x / step),
  y: step * Math.round(y / step),
});

const roundIntervals = (
  { point, bars, strength }: CultureIntervals,
  shown: Pick<GroupCulture, 'point' | 'bars' | 'strength'>,
): CultureIntervals => {
  const rounded = (value: number, interval: Interval): Interval =>
    around(value, roundedOutwards(interval, step));
  return {
    point: { x: rounded(shown.point.x, point.x), y: rounded(shown.point.y, point.y) },
    bars: perType((type) => rounded(shown.bars[type], bars[type])),
    strength: rounded(shown.strength.value, strength),
    dominant: null,
    radius: null,
    congruence: null,
    dimensions: null,
    deviations: null,
    stylesApart: null,
    roleShare: null,
    styleShare: null,
  };
};

/** Bars and point only, in steps of 5: 5 to 9 answers of an audit by codes. */
const roundCulture = (
  culture: DetailedCulture,
  intervals: CultureIntervals | null,
): GroupCulture => {
  const bars = steppedScores(culture.bars, step);
  const shown = { point: roundPoint(culture.point), bars, strength: cultureStrength(bars) };
  return {
    respondents: culture.respondents,
    ...shown,
    ...NO_DETAILS,
    intervals: intervals && roundIntervals(intervals, shown),
  };
};

const roundGaps = (
  gaps: PerType<Interval>,
  perceived: CultureScores,
  desired: CultureScores,
): PerType<Interval> =>
  perType((type) => around(desired[type] - perceived[type], roundedOutwards(gaps[type], step)));

/** Rounded figures have no dimensions. */
const withoutDimensions = ({ perceived, desired, ...size }: RespondentSums): RespondentSums => ({
  ...size,
  perceived: perceived.slice(0, 1),
  desired: desired.slice(0, 1),
});

/**
 * Figures of an audit by codes. `smallest` is the size of the smallest of the groups that make up the selection: what
 * is rounded alone must not come out exactly together with others. Without `respondents` there are no intervals.
 */
export const exactFigures = (
  table: CultureAuditTable,
  smallest: number,
  respondents: RespondentSums | null,
  random: () => number,
  replicates?: number,
): PublishedFigures => {
  const perceived = groupCulture(table.perceived);
  const desired = groupCulture(table.desired);
  const isExact = smallest >= AUDIT_LIMITS.exactByCodes;
  const intervals =
    respondents &&
    bootstrapIntervals(
      isExact ? respondents : withoutDimensions(respondents),
      { table, perceived, desired },
      random,
      replicates,
    );
  const known = {
    engineVersion: AUDIT_ENGINE,
    access: 'codes',
    respondents: perceived.respondents,
    blur: null,
  } as const;
  if (isExact)
    return {
      ...known,
      precision: 'exact',
      perceived: { ...perceived, intervals: intervals?.perceived ?? null },
      desired: { ...desired, intervals: intervals?.desired ?? null },
      gaps: intervals?.gaps ?? null,
      totalGap: intervals?.totalGap ?? null,
    };
  const [now, wanted] = [
    roundCulture(perceived, intervals?.perceived ?? null),
    roundCulture(desired, intervals?.desired ?? null),
  ];
  return {
    ...known,
    precision: 'rounded',
    perceived: now,
    desired: wanted,
    gaps: intervals && roundGaps(intervals.gaps, now.bars, wanted.bars),
    totalGap:
      intervals &&
      around(totalGap(now.bars, wanted.bars), roundedOutwards(intervals.totalGap, step)),
  };
};
