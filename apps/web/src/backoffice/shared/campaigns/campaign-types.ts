import type {
  Module,
  ProfilingCampaign,
  ProfilingCampaignSummary,
  ScreeningCampaign,
  ScreeningCampaignSummary,
} from '@cadran/contract';

/** A campaign of either module, as its own page and its form read it. */
export interface CampaignOf {
  readonly screening: ScreeningCampaign;
  readonly profiling: ProfilingCampaign;
}
export type Campaign = CampaignOf[Module];

/** A line of either list. */
export type CampaignLine = ScreeningCampaignSummary | ProfilingCampaignSummary;

/** In progress and finished: candidates in one module, employees in the other. */
export const peopleOf = (campaign: CampaignLine): { opened: number; completed: number } =>
  'candidates' in campaign ? campaign.candidates : campaign.respondents;
