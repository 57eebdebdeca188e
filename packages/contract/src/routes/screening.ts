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
