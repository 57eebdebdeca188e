/** What a start page tells of a module's campaigns. */
export interface CampaignCounts {
  readonly campaigns: number;
  readonly open: number;
  /** Everybody who began, whether finished or not. */
  readonly respondents: number;
}

export const NO_CAMPAIGNS: CampaignCounts = { campaigns: 0, open: 0, respondents: 0 };
