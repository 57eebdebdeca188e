import { createActivityLogger } from '../activity-log/index.ts';
import { campaignActivityLogger, type NamedCampaign } from '../campaigns/index.ts';

export const logCampaignActivity = campaignActivityLogger('screening');

/** Logged under the campaign's name: the log outlives the candidate's data and must not contain it. */
export const logCandidateActivity = createActivityLogger(
  ({ id, campaign }: { readonly id: string; readonly campaign: NamedCampaign }) => ({
    organizationId: campaign.organizationId,
    target: { type: 'candidate', id, name: campaign.name },
  }),
);
