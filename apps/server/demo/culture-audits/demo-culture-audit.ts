import type { CultureDimension, NewProfilingCampaign } from '@cadran/contract';
import type { SimulatedPopulation } from '@cadran/scoring/simulation';

export interface UnitAnswers extends Pick<SimulatedPopulation, 'perceived' | 'desired'> {
  readonly unitId: string;
  readonly completed: number;
}

export interface DemoCultureAudit {
  /** A username of the organisation. */
  readonly owner: string;
  readonly daysAgo: number;
  readonly body: NewProfilingCampaign;
  readonly answered: readonly UnitAnswers[];
  /** Dimensions with another perceived culture than the rest. */
  readonly emphases?: Partial<Record<CultureDimension, UnitAnswers['perceived']>>;
  /** How many started without finishing. */
  readonly opened: number;
  /** Of an audit by codes: how many were given out, and how. */
  readonly codes?: { readonly mailed: number; readonly printed: number };
}

/** The answers of one unit; the perceived culture is clan, adhocracy, market, hierarchy. */
export const unitAnswers = (
  unitId: string,
  completed: number,
  [clan, adhocracy, market, hierarchy]: readonly [number, number, number, number],
): Omit<UnitAnswers, 'desired'> => ({
  unitId,
  completed,
  perceived: { clan, adhocracy, market, hierarchy },
});

/** Scales the number of answers; all units desire the same culture. */
export const scaleAnswers = (
  units: readonly Omit<UnitAnswers, 'desired'>[],
  desired: UnitAnswers['desired'],
  share: number,
): readonly UnitAnswers[] =>
  units.map((unit) => ({ ...unit, desired, completed: Math.round(unit.completed * share) }));
