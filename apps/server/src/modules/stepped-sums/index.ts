/** Sums that are read in steps of people. Tables: schema/stepped-sums.ts. No routes; callers authorise. */
export { addToSums, type SumsChange } from './add-to-sums.ts';
export { publishTogether, readSums, type SumsReading } from './queries.ts';
