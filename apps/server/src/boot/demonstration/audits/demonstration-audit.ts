import type { CultureDimension, NewProfilingCampaign } from '@cadran/contract';
import type { SimulatedWorkforce } from '@cadran/scoring/simulation';

/** How the people of one unit answer. */
export interface AuditedUnit extends Pick<SimulatedWorkforce, 'perceived' | 'desired'> {
  readonly unitId: string;
  readonly completed: number;
}

/** A profiling campaign as somebody would fill in the form, whose it is, and who answered it. */
export interface DemonstrationAudit {
  /** A username of the house. */
  readonly owner: string;
  readonly daysAgo: number;
  readonly body: NewProfilingCampaign;
  readonly answered: readonly AuditedUnit[];
  /** Dimensions on which people find another culture than on the rest: no house is of one piece. */
  readonly emphases?: Partial<Record<CultureDimension, AuditedUnit['perceived']>>;
  /** How many began and did not finish. */
  readonly opened: number;
}

/** A share of those who would answer, each unit finding another culture and wishing for the same. */
export const answeredBy = (
  units: readonly Omit<AuditedUnit, 'desired'>[],
  desired: AuditedUnit['desired'],
  share: number,
): readonly AuditedUnit[] =>
  units.map((unit) => ({ ...unit, desired, completed: Math.round(unit.completed * share) }));
