/** Candidates' rights: how long answers are kept, and what is compared between groups. */

/** With the candidate's consent, after the campaign was closed (scoring.md §7). */
export const KEPT_LONGER_MONTHS = 24;

/** Groups are compared by what candidates may tell about themselves; none of it enters a score. */
export const FAIRNESS_DIMENSIONS = ['age', 'nationality', 'language'] as const;
export type FairnessDimension = (typeof FAIRNESS_DIMENSIONS)[number];

/** Selected by the questionnaire's verdict, by people for the next step, or for good. */
export const FAIRNESS_STAGES = ['fits', 'shortlisted', 'hired'] as const;
export type FairnessStage = (typeof FAIRNESS_STAGES)[number];
