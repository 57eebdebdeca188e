import type { contract } from '@cadran/contract';
import { campaignPolicy } from '@cadran/policies';
import { authorise } from '../authorise.ts';
import type { Handlers } from '../context.ts';
import { statusValues } from '../queries/campaign-store.ts';
import { findCampaign, screeningStore } from '../queries/screening-campaigns.ts';
import {
  deleteCandidate,
  findCandidate,
  listCandidates,
} from '../queries/screening-questionnaires.ts';
import { countByDay, countUndecided } from '../queries/screening-progress.ts';
import { auditCandidate } from '../services/screening/audit-campaign.ts';
import { changeCampaign } from '../services/screening/change-campaign.ts';
import { copyCampaign, createCampaign } from '../services/screening/create-campaign.ts';
import {
  presentCampaign,
  presentSummary,
  readPublicScreening,
} from '../services/screening/present-campaign.ts';
import { presentCandidate } from '../services/screening/present-candidate.ts';
import { campaignHandlers } from './campaign-handlers.ts';

export const screening: Handlers<typeof contract.screening> = {
  ...campaignHandlers({
    module: 'screening',
    store: screeningStore,
    presentSummary,
    present: presentCampaign,
    readPublic: readPublicScreening,
    create: createCampaign,
    change: changeCampaign,
    statusOf: async (_tx, _campaign, status, now) => statusValues(status, now),
    copy: copyCampaign,
  }),

  listCandidates: async ({ actor, tx, params, query }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.read, actor, campaign);
    const { items, total } = await listCandidates(tx, campaign, query);
    return { items: items.map((row) => presentCandidate(actor, campaign, row)), total };
  },

  progress: async ({ actor, tx, params, now }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.read, actor, campaign);
    return {
      days: await countByDay(tx, campaign, now),
      undecided: await countUndecided(tx, campaign),
    };
  },

  removeQuestionnaire: async ({ actor, tx, params, now }) => {
    const candidate = await findCandidate(tx, params.id);
    const campaign = await findCampaign(tx, candidate.campaignId);
    authorise(campaignPolicy.deleteCandidate, actor, campaign);
    await deleteCandidate(tx, candidate);
    await auditCandidate(tx, actor, 'delete', { id: candidate.id, campaign }, now);
  },
};
