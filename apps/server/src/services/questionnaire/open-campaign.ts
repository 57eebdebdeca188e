import type { Tx } from '@cadran/db';
import { AppError } from '../../app-error.ts';
import { findOrganization } from '../../queries/organizations.ts';
import { findCampaign, type CampaignRow } from '../../queries/screening-campaigns.ts';

/** The campaign, if candidates may answer it now. */
export const findOpenCampaign = async (tx: Tx, id: string): Promise<CampaignRow> => {
  const campaign = await findCampaign(tx, id);
  const organization = await findOrganization(tx, campaign.organizationId);
  if (campaign.status !== 'open' || organization.status !== 'active')
    throw new AppError('campaign_closed');
  return campaign;
};
