/** What a person decided about a candidate; no score ever sets it (scoring.md §7). */
export const DECISIONS = ['undecided', 'shortlisted', 'interview', 'hired', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];

export const REPORT_KINDS = ['recruiter', 'personal'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Candidates laid side by side. */
export const COMPARED_MAX = 4;
export const DECISION_NOTE_MAX = 4000;
