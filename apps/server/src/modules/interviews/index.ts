/** Interviews of candidates and their ratings. Tables: schema/campaigns/interviews.ts. Policy: candidate-policy.ts. */
export { findInterviewAtDecision } from './decision-interview.ts';
export { interviewsOfCandidate } from './queries.ts';
export { questionText } from './question-text.ts';
