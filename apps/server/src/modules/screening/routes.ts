import { asksNothing, type CampaignFiles, type contract, toCampaignFile } from '@cadran/contract';
import { campaignPolicy } from '@cadran/policies';
import { AppError } from '../../http/app-error.ts';
import { authorise } from '../../http/authorise.ts';
import type { Handlers } from '../../http/context.ts';
import { findCampaign, screeningStore } from './queries/screening-campaigns.ts';
import { logCandidateActivity } from './log-activity.ts';
import { changeCampaign } from './change-campaign.ts';
import { copyCampaign, createCampaign } from './create-campaign.ts';
import { presentCampaign, presentSummary } from './present-campaign.ts';
import { readPublicScreening } from './read-public-screening.ts';
import { readProgress } from './read-progress.ts';
import { campaignHandlers, statusValues } from '../campaigns/index.ts';
import {
  deleteCandidate,
  findCandidate,
  listCandidates,
  presentCandidateSummary,
} from '../candidates/index.ts';

export const screening: Handlers<typeof contract.screening> = {
  ...campaignHandlers({
    module: 'screening',
    store: screeningStore,
    presentSummary,
    present: presentCampaign,
    readPublic: readPublicScreening,
    create: createCampaign,
    change: changeCampaign,
    statusOf: async (_tx, campaign, status, now) => {
      if (status === 'open' && asksNothing(campaign)) throw new AppError('nothing_asked');
      return statusValues(status, now);
    },
    copy: copyCampaign,
    toFile: toCampaignFile.screening,
    fromFile: ({ campaign }: CampaignFiles['screening'], own) => ({
      ...campaign,
      ...own,
      contactEmail: null,
    }),
  }),

  listCandidates: async ({ actor, tx, params, query, now }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.read, actor, campaign);
    const { items, total, mixedMethods, otherEngines } = await listCandidates(tx, campaign, query);
    return {
      items: items.map((row) => presentCandidateSummary(actor, campaign, row)),
      total,
      mixedMethods,
      otherEngines,
      progress:
        query.include === 'progress'
          ? await readProgress(tx, campaign, campaign.timeZone, now)
          : null,
    };
  },

  progress: async ({ actor, tx, params, query, now }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.read, actor, campaign);
    return readProgress(tx, campaign, query.timeZone ?? campaign.timeZone, now);
  },

  removeQuestionnaire: async ({ actor, tx, params, now }) => {
    const candidate = await findCandidate(tx, params.id);
    const campaign = await findCampaign(tx, candidate.campaignId);
    authorise(campaignPolicy.deleteCandidate, actor, campaign);
    await deleteCandidate(tx, candidate);
    await logCandidateActivity(tx, actor, 'delete', { id: candidate.id, campaign }, now);
  },
};
