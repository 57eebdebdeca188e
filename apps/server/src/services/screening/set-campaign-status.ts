import type { CampaignStatus } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import { authorise } from '../../authorise.ts';
import {
  findCampaign,
  statusValues,
  updateCampaign,
  type CampaignRow,
} from '../../queries/screening-campaigns.ts';
import { auditCampaign } from './audit-campaign.ts';

const ACTION = { open: 'open', closed: 'close' } as const satisfies Record<CampaignStatus, string>;

/** Opens or closes; what is so already stays as it is. */
export const setCampaignStatus = async (
  tx: Tx,
  actor: Member,
  id: string,
  status: CampaignStatus,
  now: Date,
): Promise<CampaignRow> => {
  const campaign = await findCampaign(tx, id);
  authorise(campaignPolicy.edit, actor, campaign);
  if (campaign.status === status) return campaign;
  const changed = await updateCampaign(tx, campaign, statusValues(status, now), now);
  await auditCampaign(tx, actor, ACTION[status], changed, now);
  return changed;
};
