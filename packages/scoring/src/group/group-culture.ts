import { CULTURE_DIMENSIONS, type CultureType } from '@cadran/contract/codes';
import type { LeadershipRole } from '@cadran/instruments/leadership-roles';
import type { CulturePoint, CultureScores } from '../culture/culture-score.ts';
import { leadershipRole, managementStyle } from '../culture/quadrant.ts';
import { recordOf } from '../record-of.ts';
import type { CultureTable } from './audit-table.ts';
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

/** One side of an audit, as it is or as it should be (scoring.md §9). */
export interface GroupCulture {
  readonly respondents: number;
  readonly point: CulturePoint;
  readonly spread: { readonly x: Spread; readonly y: Spread };
  readonly radius: number;
  readonly agreement: Agreement;
  readonly bars: CultureScores;
  readonly dominant: CultureScores;
  readonly strength: Strength;
  readonly congruence: Congruence;
  readonly dimensions: PerDimension<{ readonly bars: CultureScores; readonly point: CulturePoint }>;
  readonly leadership: { readonly point: CulturePoint; readonly role: LeadershipRole };
  readonly management: { readonly point: CulturePoint; readonly style: CultureType | null };
}

export const groupCulture = ({ overall, dimensions }: CultureTable): GroupCulture => {
  const point = medianPoint(overall);
  const radius = medianRadius(overall, point);
  const bars = medianBars(overall);
  const placed = recordOf(CULTURE_DIMENSIONS, (dimension) => ({
    bars: medianBars(dimensions[dimension]),
    point: medianPoint(dimensions[dimension]),
  }));
  const leadership = placed.leadership.point;
  const management = placed.management_of_employees.point;
  return {
    respondents: respondentsIn(overall),
    point,
    spread: spread(overall),
    radius,
    agreement: agreementOf(radius),
    bars,
    dominant: dominantTypes(overall),
    strength: cultureStrength(bars),
    congruence: congruence(recordOf(CULTURE_DIMENSIONS, (dimension) => placed[dimension].bars)),
    dimensions: placed,
    leadership: { point: leadership, role: leadershipRole(leadership) },
    management: { point: management, style: managementStyle(management) },
  };
};
