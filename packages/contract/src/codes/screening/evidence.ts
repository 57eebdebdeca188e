/** What an installation learns of its own instrument. Free of zod. */

/** People, pairs or decisions needed before a panel tells figures. */
export const EVIDENCE_NEEDED = {
  items: 100,
  reliability: 200,
  norms: 300,
  itemFairness: 200,
  impact: 30,
  oversight: 20,
} as const;
export type EvidencePanel = keyof typeof EVIDENCE_NEEDED;

/** A new reading appears only when at least so many more people have come. */
export const READING_STEP = 30;

/** Whom items are compared between. */
export const ITEM_FAIRNESS_GROUPINGS = ['language', 'sex', 'age'] as const;
export type ItemFairnessGrouping = (typeof ITEM_FAIRNESS_GROUPINGS)[number];

export const FAIRNESS_CLASSES = ['A', 'B', 'C'] as const;

/** Groups that selection is compared between: of the answers, and of the form that nobody has to fill in. */
export const IMPACT_DIMENSIONS = ['language', 'age', 'nationality', 'sex', 'age_band'] as const;
export type ImpactDimension = (typeof IMPACT_DIMENSIONS)[number];

/** `above_median`: a score above the median of everybody. */
export const IMPACT_STAGES = ['above_median', 'fits', 'shortlisted', 'hired'] as const;
export type ImpactStage = (typeof IMPACT_STAGES)[number];

export const NORMS_NAME_MAX = 80;
