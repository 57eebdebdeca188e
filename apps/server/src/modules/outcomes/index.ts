/** What became of people who were hired. Tables: schema/campaigns/outcomes.ts. Policy: campaign-policy.ts. */
export { countDueOutcomes } from './own-hired.ts';
export { outcomesOfCandidate } from './queries/entries.ts';
export { readOutcomeSums } from './read-outcome-sums.ts';
