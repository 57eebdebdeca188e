/** Answering a second time after three weeks. Tables: schema/campaigns/retests.ts. Policy: candidate-policy.ts. */
export { findRetest, readAnswers as readRetestAnswers } from './queries/retests.ts';
export { readRetestSums } from './completing/read-retest-sums.ts';
