/** Data retention and the fairness report. */

/** With the candidate's consent, after the campaign was closed. */
export const EXTENDED_RETENTION_MONTHS = 24;

/** Why nothing is erased until somebody confirms. */
export const ERASURE_HOLD_REASONS = ['clock_differs', 'long_pause'] as const;
export type ErasureHoldReason = (typeof ERASURE_HOLD_REASONS)[number];

/** Optional details that groups are compared by; none of them enters a score. */
export const FAIRNESS_DIMENSIONS = ['age', 'nationality', 'language'] as const;
export type FairnessDimension = (typeof FAIRNESS_DIMENSIONS)[number];

/** Selected by the verdict, shortlisted, or hired. */
export const FAIRNESS_STAGES = ['fits', 'shortlisted', 'hired'] as const;
export type FairnessStage = (typeof FAIRNESS_STAGES)[number];
