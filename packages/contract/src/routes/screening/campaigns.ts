import { defineRoutes, MEMBERS } from '../../route.ts';
import { idParams, timeZoneQuery } from '../../schemas/base/basics.ts';
import { campaignFiles } from '../../schemas/campaign/campaign-file.ts';
import {
  newScreeningCampaign,
  screeningCampaign,
  screeningCampaignChange,
  screeningCampaignQuery,
  screeningCampaignSummary,
} from '../../schemas/screening/campaign.ts';
import {
  campaignCandidatesQuery,
  candidateList,
} from '../../schemas/screening/candidates/candidate.ts';
import { screeningProgress } from '../../schemas/screening/progress.ts';
import { publicScreeningCampaign } from '../../schemas/screening/public-campaign.ts';
import { campaignRoutes } from '../campaign-routes.ts';

const module = 'screening';

export const screening = defineRoutes({
  ...campaignRoutes(module, {
    query: screeningCampaignQuery,
    summary: screeningCampaignSummary,
    created: newScreeningCampaign,
    changed: screeningCampaignChange,
    file: campaignFiles.screening,
    campaign: screeningCampaign,
    publicCampaign: publicScreeningCampaign,
  }),
  listCandidates: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/campaigns/:id/screening/questionnaires',
    summary: 'List the candidates of a campaign',
    description:
      'Every score comes with its interval and with how sure its verdict is. `otherEngines` says that some scores were computed by another version of the engine; they are null until recomputed. `mixedMethods` says that scores by several norms stand in one list. With `include=progress` it brings the progress of the campaign, read in the same moment.',
    access: MEMBERS,
    module,
    params: idParams,
    query: campaignCandidatesQuery,
    answer: candidateList,
  },
  progress: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/campaigns/:id/progress',
    summary: 'Get the progress of a campaign',
    description:
      'Counts started and completed questionnaires by day over the last 30 days, and candidates without a decision.',
    access: MEMBERS,
    module,
    params: idParams,
    query: timeZoneQuery,
    answer: screeningProgress,
  },
  removeQuestionnaire: {
    scope: 'candidates:write',
    method: 'DELETE',
    path: '/screening/questionnaires/:id',
    summary: 'Delete a candidate',
    description: 'Deletes all answers of the candidate.',
    access: MEMBERS,
    module,
    params: idParams,
  },
});
