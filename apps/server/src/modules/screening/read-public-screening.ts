import type { PublicScreeningCampaign } from '@cadran/contract';
import type { Database } from '@cadran/db';
import type { Respondent, Visitor } from '@cadran/policies';
import { readPublicCampaign } from '../campaigns/index.ts';
import { findCandidate } from '../candidates/index.ts';
import { presentPublicCampaign } from './present-campaign.ts';
import { screeningStore } from './queries/screening-campaigns.ts';

/** What a visitor of the link may see, or a candidate of the campaign, also once it is closed. */
export const readPublicScreening = (
  database: Database,
  actor: Visitor | Respondent,
  id: string,
): Promise<PublicScreeningCampaign> =>
  readPublicCampaign(
    {
      store: screeningStore,
      present: presentPublicCampaign,
      findOwn: async (tx, questionnaireId) => {
        const { campaignId, status } = await findCandidate(tx, questionnaireId);
        return { campaignId, finished: status === 'completed' };
      },
    },
    database,
    actor,
    id,
  );
