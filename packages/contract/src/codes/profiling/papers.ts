/** What an organisation relies on to process the answers of an audit; `to_complete` until it has decided. */
export const LEGAL_BASES = [
  'to_complete',
  'legitimate_interests',
  'consent',
  'public_task',
  'agreement',
] as const;

/** Why a version of the paper for employee representatives was kept: it was asked for, a setting changed, or the audit opened. */
export const PAPER_OCCASIONS = ['paper', 'change', 'opening'] as const;
export type PaperOccasion = (typeof PAPER_OCCASIONS)[number];
