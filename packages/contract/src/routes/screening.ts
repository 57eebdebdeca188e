import { defineRoutes, MEMBERS } from '../route.ts';
import { idParams, listOf } from '../schemas/basics.ts';
import {
  newScreeningCampaign,
  screeningCampaign,
  screeningCampaignChange,
  screeningCampaignQuery,
  screeningCampaignSummary,
} from '../schemas/screening/campaign.ts';
import { candidate, candidateQuery } from '../schemas/screening/candidate.ts';
import { screeningProgress } from '../schemas/screening/progress.ts';
import { publicScreeningCampaign } from '../schemas/screening/public-campaign.ts';
import { campaignRoutes } from './campaign-routes.ts';

const module = 'screening';

export const screening = defineRoutes({
  ...campaignRoutes(module, {
    query: screeningCampaignQuery,
    summary: screeningCampaignSummary,
    created: newScreeningCampaign,
    changed: screeningCampaignChange,
    campaign: screeningCampaign,
    publicCampaign: publicScreeningCampaign,
  }),
  listCandidates: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/campaigns/:id/screening/questionnaires',
    summary: 'The candidates of a campaign',
    access: MEMBERS,
    module,
    params: idParams,
    query: candidateQuery,
    answer: listOf(candidate),
  },
  progress: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/campaigns/:id/progress',
    summary:
      'How many candidates began and finished, by day, over the last thirty days; how many await a decision',
    access: MEMBERS,
    module,
    params: idParams,
    answer: screeningProgress,
  },
  removeQuestionnaire: {
    scope: 'candidates:write',
    method: 'DELETE',
    path: '/screening/questionnaires/:id',
    summary: 'Delete a candidate with all answers',
    access: MEMBERS,
    module,
    params: idParams,
  },
});
