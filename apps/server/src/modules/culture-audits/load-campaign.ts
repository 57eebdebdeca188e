import type { Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import { authorise } from '../../http/authorise.ts';
import { findProfilingCampaign, type ProfilingCampaignRow } from './queries/campaigns.ts';

const loadCampaignFor =
  (rule: (typeof campaignPolicy)['edit' | 'read']) =>
  async (tx: Tx, actor: Member, id: string): Promise<ProfilingCampaignRow> => {
    const campaign = await findProfilingCampaign(tx, id);
    authorise(rule, actor, campaign);
    return campaign;
  };

export const loadReadableCampaign = loadCampaignFor(campaignPolicy.read);
export const loadEditableCampaign = loadCampaignFor(campaignPolicy.edit);
