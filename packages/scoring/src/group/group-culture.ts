import { CULTURE_DIMENSIONS, type CultureType } from '@cadran/contract/codes';
import type { LeadershipRole } from '@cadran/instruments/culture/leadership-roles';
import type { CulturePoint, CultureScores } from '../culture/culture-score.ts';
import { leadershipRole, managementStyle } from '../culture/quadrant.ts';
import { recordOf } from '../record-of.ts';
import type { CultureTable } from './culture-audit-table.ts';
import type { CultureIntervals } from './intervals/culture-intervals.ts';
import {
  type Congruence,
  congruence,
  cultureStrength,
  type PerDimension,
  type Strength,
} from './culture-shape.ts';
import { respondentsIn } from './frequency-table.ts';
import {
  type Agreement,
  agreementOf,
  dominantTypes,
  medianBars,
  medianPoint,
  medianRadius,
  type Spread,
  spread,
} from './group-statistics.ts';

type PlacedDimensions = PerDimension<{
  readonly bars: CultureScores;
  readonly point: CulturePoint;
}>;

/**
 * Perceived or desired culture of a group (docs/method/audits.md#group-figures); null: too few answers to show it
 * (docs/method/audits.md#protection).
 */
export interface GroupCulture {
  readonly respondents: number;
  readonly point: CulturePoint;
  readonly bars: CultureScores;
  readonly strength: Strength;
  readonly dominant: CultureScores | null;
  readonly spread: { readonly x: Spread; readonly y: Spread } | null;
  readonly radius: number | null;
  readonly agreement: Agreement | null;
  readonly congruence: Congruence | null;
  readonly dimensions: PlacedDimensions | null;
  readonly leadership: { readonly point: CulturePoint; readonly role: LeadershipRole } | null;
  readonly management: { readonly point: CulturePoint; readonly style: CultureType | null } | null;
  /** 95 % intervals; null in results of engine 1 and for several groups together. */
  readonly intervals: CultureIntervals | null;
}

/** Of a group too small for more than its point. */
export const NO_DETAILS = {
  dominant: null,
  spread: null,
  radius: null,
  agreement: null,
  congruence: null,
  dimensions: null,
  leadership: null,
  management: null,
} as const satisfies Partial<GroupCulture>;

/** Nothing is withheld. */
export type DetailedCulture = {
  readonly [Figure in Exclude<keyof GroupCulture, 'intervals'>]: NonNullable<GroupCulture[Figure]>;
} & Pick<GroupCulture, 'intervals'>;

/** What follows from the figures of the six dimensions. */
export const placedCulture = (
  placed: PlacedDimensions,
): Pick<DetailedCulture, 'congruence' | 'dimensions' | 'leadership' | 'management'> => {
  const leadership = placed.leadership.point;
  const management = placed.management_of_employees.point;
  return {
    congruence: congruence(recordOf(CULTURE_DIMENSIONS, (dimension) => placed[dimension].bars)),
    dimensions: placed,
    leadership: { point: leadership, role: leadershipRole(leadership) },
    management: { point: management, style: managementStyle(management) },
  };
};

export const groupCulture = ({ overall, dimensions }: CultureTable): DetailedCulture => {
  const point = medianPoint(overall);
  const radius = medianRadius(overall, point);
  const bars = medianBars(overall);
  return {
    respondents: respondentsIn(overall),
    point,
    spread: spread(overall),
    radius,
    agreement: agreementOf(radius),
    bars,
    dominant: dominantTypes(overall),
    strength: cultureStrength(bars),
    ...placedCulture(
      recordOf(CULTURE_DIMENSIONS, (dimension) => ({
        bars: medianBars(dimensions[dimension]),
        point: medianPoint(dimensions[dimension]),
      })),
    ),
    intervals: null,
  };
};
