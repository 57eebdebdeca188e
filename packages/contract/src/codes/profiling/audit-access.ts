/** Who can answer an audit: whoever has a code of their own, or whoever has the link. */
export const AUDIT_ACCESS_KINDS = ['codes', 'link'] as const;
export type AuditAccess = (typeof AUDIT_ACCESS_KINDS)[number];

/** Live counts of an audit are told in steps of so many, so that no single newcomer shows. */
export const LIVE_COUNT_STEP = 5;

export const roundLiveCount = (people: number): number =>
  Math.floor(Math.max(0, people) / LIVE_COUNT_STEP) * LIVE_COUNT_STEP;

export const CODE_LIMITS = {
  /** Cards in one PDF, which takes some seconds to print. */
  cards: 500,
} as const;
