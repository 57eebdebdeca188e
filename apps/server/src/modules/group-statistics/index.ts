/** Counts of groups from a voluntary form. Tables: schema/stepped-sums.ts. Policy: candidate-policy.ts. */
export { readGroupSelections, readGroupTables } from './read-groups.ts';
