import { defineRoutes, MEMBERS, SHARES } from '../../route.ts';
import { idParams, listOf, pageQuery } from '../../schemas/base/basics.ts';
import { newCodeCards } from '../../schemas/profiling/access-codes.ts';
import { campaignFiles } from '../../schemas/campaign/campaign-file.ts';
import {
  newProfilingCampaign,
  profilingCampaign,
  profilingCampaignChange,
  profilingCampaignQuery,
  profilingCampaignSummary,
} from '../../schemas/profiling/campaign.ts';
import {
  profilingCampaignCounts,
  profilingProgress,
  profilingQuestionnaireCount,
} from '../../schemas/profiling/results/progress.ts';
import { publicProfilingCampaign } from '../../schemas/profiling/public-campaign.ts';
import { campaignRoutes } from '../campaign-routes.ts';

const module = 'profiling';

/** Campaigns and counts, for members. No route returns the answers of one respondent. */
export const profiling = defineRoutes({
  ...campaignRoutes(module, {
    query: profilingCampaignQuery,
    summary: profilingCampaignSummary,
    created: newProfilingCampaign,
    changed: profilingCampaignChange,
    file: campaignFiles.profiling,
    campaign: profilingCampaign,
    publicCampaign: publicProfilingCampaign,
  }),
  repeatCampaign: {
    method: 'POST',
    path: '/profiling/campaigns/:id/repeat',
    summary: 'Repeat an audit',
    description:
      'Copies the settings into a new closed audit of the same series, with the same units, so that its results continue those of this one.',
    access: MEMBERS,
    module,
    params: idParams,
    answer: profilingCampaign,
    status: 201,
  },
  readLogo: {
    method: 'GET',
    path: '/profiling/campaigns/:id/logo',
    summary: 'Download the logo of a campaign',
    access: 'public',
    params: idParams,
    produces: 'image/png',
  },
  uploadLogo: {
    method: 'PUT',
    path: '/profiling/campaigns/:id/logo',
    summary: 'Upload the logo of a campaign',
    description: 'Accepts PNG, JPEG and WebP up to 512 KB. The image is re-encoded.',
    access: MEMBERS,
    module,
    params: idParams,
    upload: true,
    answer: profilingCampaign,
    share: SHARES.file,
  },
  removeLogo: {
    method: 'DELETE',
    path: '/profiling/campaigns/:id/logo',
    summary: 'Delete the logo of a campaign',
    description: 'The logo of the organisation is shown instead.',
    access: MEMBERS,
    module,
    params: idParams,
    answer: profilingCampaign,
  },
  progress: {
    method: 'GET',
    path: '/profiling/campaigns/:id/progress',
    summary: 'Get the progress of a campaign',
    description: 'Counts respondents, by unit only where a unit has enough of them.',
    access: MEMBERS,
    module,
    params: idParams,
    answer: profilingProgress,
  },
  listQuestionnaires: {
    method: 'GET',
    path: '/profiling/campaigns/:id/profiling/questionnaires',
    summary: 'Count the questionnaires of a campaign',
    description:
      'Returns how many are in progress and how many are finished, rounded down to multiples of five. Single questionnaires are not listed.',
    access: MEMBERS,
    module,
    params: idParams,
    answer: listOf(profilingQuestionnaireCount),
  },
  printCodes: {
    method: 'POST',
    path: '/profiling/campaigns/:id/codes/cards',
    summary: 'Print codes on cards',
    description:
      'Makes as many new codes as asked for and returns them once, as a PDF of cards to cut out. They cannot be read again afterwards.',
    access: MEMBERS,
    module,
    params: idParams,
    body: newCodeCards,
    produces: 'application/pdf',
    errors: ['campaign_closed', 'too_many_codes'],
    limit: { max: 30, seconds: 60 },
    ownTransactions: true,
    share: SHARES.file,
  },
  countQuestionnaires: {
    method: 'GET',
    path: '/profiling/questionnaires',
    summary: 'Count questionnaires by campaign',
    access: MEMBERS,
    module,
    query: pageQuery,
    answer: listOf(profilingCampaignCounts),
  },
});
