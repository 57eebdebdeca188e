import type {
  BodyInput,
  Contract,
  CultureDimension,
  NewProfilingCampaign,
  PageDraft,
} from '@cadran/contract';
import type { SimulatedPopulation } from '@cadran/scoring/simulation';

type Emphasis = readonly [clan: number, adhocracy: number, market: number, hierarchy: number];

export interface UnitAnswers extends Pick<SimulatedPopulation, 'perceived' | 'desired'> {
  readonly unitId: string;
  readonly completed: number;
}

/** An action with its last day counted from today. */
export interface DemoAction extends Omit<
  BodyInput<Contract['auditActions']['create']>,
  'responsible' | 'dueOn'
> {
  readonly responsibleName: string;
  readonly dueInDays: number;
}

export interface DemoCultureAudit {
  /** A username of the organisation. */
  readonly owner: string;
  readonly daysAgo: number;
  readonly body: NewProfilingCampaign;
  readonly answered: readonly UnitAnswers[];
  /** How each dimension differs from what a unit perceives, in points of clan, adhocracy, market and hierarchy. */
  readonly emphases: Readonly<Record<CultureDimension, Emphasis>>;
  /** How many started without finishing. */
  readonly opened: number;
  /** The page for respondents, published two weeks after closing. */
  readonly page?: Pick<PageDraft, 'heard' | 'next' | 'unitIds'>;
  /** Of an audit by codes: how many were given out, and how. */
  readonly codes?: { readonly mailed: number; readonly printed: number };
  /** What was decided after it. */
  readonly actions?: readonly DemoAction[];
}

/** The culture of a unit as it is perceived in one dimension. */
export const emphasised = (
  { clan, adhocracy, market, hierarchy }: UnitAnswers['perceived'],
  [a, b, c, d]: Emphasis,
): UnitAnswers['perceived'] => ({
  clan: clan + a,
  adhocracy: adhocracy + b,
  market: market + c,
  hierarchy: hierarchy + d,
});

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
