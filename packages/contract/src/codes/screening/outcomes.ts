import { OUTCOMES, type OutcomeMonth } from './evidence.ts';

/** An outcome can be entered until so many months after hiring; later nobody remembers well enough. */
export const OUTCOME_ENDS: Readonly<Record<OutcomeMonth, number>> = { 6: 12, 12: 24 };

/** Chosen from a list and never written: a free text would gather health and private life. */
export const LEAVING_REASONS = [
  'own_choice',
  'employer_choice',
  'end_of_contract',
  'other',
] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

const isRating = (outcome: (typeof OUTCOMES)[number]) => outcome !== 'stayed';
/** With anchors at 1, 3 and 5. */
export const OUTCOME_RATINGS = OUTCOMES.filter(isRating) as readonly OutcomeRating[];
export type OutcomeRating = Exclude<(typeof OUTCOMES)[number], 'stayed'>;
export const OUTCOME_SCALE = [1, 2, 3, 4, 5] as const;

/** `early`: not before its time; `past`: its time is over. */
export const OUTCOME_STATES = ['early', 'due', 'entered', 'past'] as const;
export type OutcomeState = (typeof OUTCOME_STATES)[number];
