/** What a person decided about a candidate; no score ever sets it. */
export const DECISIONS = ['undecided', 'shortlisted', 'interview', 'hired', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What a candidate can be told: kept for later, invited, hired, not retained. */
export const TOLD_DECISIONS = DECISIONS.filter((decision) => decision !== 'undecided');
export type ToldDecision = Exclude<Decision, 'undecided'>;

/** Whether a candidate has been told the decision; `waiting`: the mail leaves within a day. */
export const DECISION_MAIL_STATES = ['none', 'waiting', 'sent', 'failed', 'unknown'] as const;
export type DecisionMailState = (typeof DECISION_MAIL_STATES)[number];

/** What a list can be narrowed to; `not_told`: nobody has told them or is about to. */
export const DECISION_MAIL_FILTERS = [...DECISION_MAIL_STATES, 'not_told'] as const;
export type DecisionMailFilter = (typeof DECISION_MAIL_FILTERS)[number];

/** How long a decision mail waits, during which it can be taken back. */
export const DECISION_MAIL_HOURS = 24;

/** Why a candidate gets no decision mail now. */
export const DECISION_MAIL_SKIPS = [
  'not_completed',
  'undecided',
  'no_address',
  'waiting',
  'already_told',
  'same_address',
] as const;
export type DecisionMailSkip = (typeof DECISION_MAIL_SKIPS)[number];

export const DECISION_TEXT_LIMITS = { subject: 160, text: 4000 } as const;

export const REPORT_KINDS = ['recruiter', 'personal'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Candidates laid side by side. */
export const COMPARED_MAX = 4;
export const DECISION_NOTE_MAX = 4000;
/** Candidates who are decided about in one request. */
export const DECIDED_AT_ONCE = 200;
