import type {
  Module,
  ProfilingCampaign,
  ProfilingCampaignSummary,
  ScreeningCampaign,
  ScreeningCampaignSummary,
} from '@cadran/contract';

/** As the detail page and the form read it. */
export interface CampaignOf {
  readonly screening: ScreeningCampaign;
  readonly profiling: ProfilingCampaign;
}
export type Campaign = CampaignOf[Module];

export type CampaignListItem = ScreeningCampaignSummary | ProfilingCampaignSummary;

/** Everybody needs a code of their own to answer. */
export const isByCodes = (campaign: CampaignListItem): boolean =>
  'access' in campaign && campaign.access === 'codes';

/** Candidates in one module, respondents in the other. */
export const peopleOf = (campaign: CampaignListItem): { opened: number; completed: number } =>
  'candidates' in campaign ? campaign.candidates : campaign.respondents;
