/** The lists of a campaign's candidates, in whatever part and order they were asked for. */
export const CANDIDATES_KEY = ['screening-candidates'] as const;
/** Candidates side by side. */
export const COMPARISON_KEY = ['applicant-comparison'] as const;
