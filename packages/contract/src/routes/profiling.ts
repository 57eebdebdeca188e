import { defineRoutes, MEMBERS } from '../route.ts';
import { idParams, listOf } from '../schemas/basics.ts';
import {
  newProfilingCampaign,
  profilingCampaign,
  profilingCampaignChange,
  profilingCampaignQuery,
  profilingCampaignSummary,
} from '../schemas/profiling/campaign.ts';
import {
  listedProfilingQuestionnaire,
  profilingCampaignCounts,
  profilingProgress,
  profilingQuestionnaireQuery,
} from '../schemas/profiling/progress.ts';
import { publicProfilingCampaign } from '../schemas/profiling/public-campaign.ts';
import { campaignRoutes } from './campaign-routes.ts';

const module = 'profiling';

/** The members' side of the audit: campaigns, and numbers of people. No call gives anybody's answers. */
export const profiling = defineRoutes({
  ...campaignRoutes(module, {
    query: profilingCampaignQuery,
    summary: profilingCampaignSummary,
    created: newProfilingCampaign,
    changed: profilingCampaignChange,
    campaign: profilingCampaign,
    publicCampaign: publicProfilingCampaign,
  }),
  readLogo: {
    method: 'GET',
    path: '/profiling/campaigns/:id/logo',
    summary: 'The logo of a campaign as an image',
    access: 'public',
    params: idParams,
    produces: 'image/png',
  },
  uploadLogo: {
    method: 'PUT',
    path: '/profiling/campaigns/:id/logo',
    summary: 'Give a campaign a logo of its own (png, jpeg or webp up to 512 KB; re-encoded)',
    access: MEMBERS,
    module,
    params: idParams,
    upload: true,
    answer: profilingCampaign,
  },
  removeLogo: {
    method: 'DELETE',
    path: '/profiling/campaigns/:id/logo',
    summary: 'Remove the logo of a campaign: the organisation’s is shown',
    access: MEMBERS,
    module,
    params: idParams,
    answer: profilingCampaign,
  },
  progress: {
    method: 'GET',
    path: '/profiling/campaigns/:id/progress',
    summary: 'How many people answered; by unit only where there are enough of them',
    access: MEMBERS,
    module,
    params: idParams,
    answer: profilingProgress,
  },
  listQuestionnaires: {
    method: 'GET',
    path: '/profiling/campaigns/:id/profiling/questionnaires',
    summary: 'The questionnaires of a campaign: no answers, no segments, no order, no time',
    access: MEMBERS,
    module,
    params: idParams,
    query: profilingQuestionnaireQuery,
    answer: listOf(listedProfilingQuestionnaire),
  },
  countQuestionnaires: {
    method: 'GET',
    path: '/profiling/questionnaires',
    summary: 'Numbers of questionnaires by campaign',
    access: MEMBERS,
    module,
    answer: listOf(profilingCampaignCounts),
  },
});
