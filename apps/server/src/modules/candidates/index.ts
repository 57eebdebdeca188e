/** List, reports, decisions and export of candidates. Tables: schema/campaigns/screening.ts. Policies: candidate-policy.ts, campaign-policy.ts. */
export {
  presentCandidateSummary,
  presentContact,
  presentStoredScores,
} from './list/present-candidate-summary.ts';
export { presentCandidateDetails, presentDecision } from './present-candidate-details.ts';
export { findCandidateDetails } from './queries/candidate-details.ts';
export { deleteCandidate, findCandidate, listCandidates } from './queries/list-candidates.ts';
export { candidates } from './routes.ts';
