import { auditAbout } from '../audit.ts';
import { auditCampaignOf, type NamedCampaign } from '../campaign/audit-campaign.ts';

export const auditCampaign = auditCampaignOf('screening');

/** A candidate is named by the campaign: the log outlives the candidate's own data and must not keep it. */
export const auditCandidate = auditAbout(
  ({ id, campaign }: { readonly id: string; readonly campaign: NamedCampaign }) => ({
    organizationId: campaign.organizationId,
    target: { type: 'candidate', id, name: campaign.name },
  }),
);
