/** The lists of a campaign's candidates, in whatever part and order they were asked for. */
export const CANDIDATES_KEY = ['screening-candidates'] as const;
/** Reports of candidates, of either kind and in either language. */
export const REPORTS_KEY = ['applicant-report'] as const;
/** How a campaign went, and how many await a decision. */
export const PROGRESS_KEY = ['screening-progress'] as const;
/** Candidates side by side. */
export const COMPARISON_KEY = ['applicant-comparison'] as const;
/** Who of a campaign is ticked to be compared. */
export const comparedKey = (campaignId: string) => ['compared-candidates', campaignId] as const;
