import type { Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import { authorise } from '../../authorise.ts';
import {
  findProfilingCampaign,
  type ProfilingCampaignRow,
} from '../../queries/profiling-campaigns.ts';

const loadFor =
  (rule: (typeof campaignPolicy)['edit' | 'read']) =>
  async (tx: Tx, actor: Member, id: string): Promise<ProfilingCampaignRow> => {
    const campaign = await findProfilingCampaign(tx, id);
    authorise(rule, actor, campaign);
    return campaign;
  };

/** An audit of employees that the caller may read, or else the refusal. */
export const readable = loadFor(campaignPolicy.read);
export const editable = loadFor(campaignPolicy.edit);
