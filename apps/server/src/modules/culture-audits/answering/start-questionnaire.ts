import type { BodyOf, contract, StartedQuestionnaire } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { AppError, invalid } from '../../../http/app-error.ts';
import type { Services } from '../../../http/context.ts';
import { profilingStore } from '../queries/campaigns.ts';
import {
  type QuestionnaireRow,
  findByResumeCode,
  insertQuestionnaire,
  insertReceipt,
} from '../queries/questionnaires.ts';
import {
  startOrReopenQuestionnaire,
  findOpenCampaign,
  resumeQuestionnaireByCode,
} from '../../campaigns/index.ts';

type Start = Pick<
  BodyOf<typeof contract.profilingQuestionnaires.start>,
  'campaignId' | 'language' | 'startKey'
>;
type Resume = BodyOf<typeof contract.profilingQuestionnaires.resume>;

const RESPONDENTS = {
  module: 'profiling',
  store: profilingStore,
  findByCode: findByResumeCode,
  checkCanAnswer: (tx: Tx, { campaignId }: QuestionnaireRow) =>
    findOpenCampaign(profilingStore, tx, campaignId),
} as const;

/**
 * One key answers a campaign once. The receipt records that the key was used without linking to the questionnaire;
 * if that no longer exists, it was completed: `conflict`.
 */
export const startQuestionnaire = (
  services: Services,
  { campaignId, startKey, language }: Start,
  now: Date,
): Promise<StartedQuestionnaire> => {
  if (startKey === undefined) throw invalid({ startKey: 'required' });
  return startOrReopenQuestionnaire(
    RESPONDENTS,
    services,
    { campaignId, startKey },
    async (tx, organizationId, resumeCodeHash) => {
      const campaign = await findOpenCampaign(profilingStore, tx, campaignId);
      if (campaign.access === 'codes') throw new AppError('code_required');
      const receipt = services.secrets.keyedHash('profiling-receipt', `${campaignId}/${startKey}`);
      if (await insertReceipt(tx, campaign, receipt))
        await insertQuestionnaire(tx, { organizationId, campaignId, language, resumeCodeHash });
      const row = await findByResumeCode(tx, organizationId, resumeCodeHash);
      if (!row) throw new AppError('conflict');
      return row;
    },
    now,
  );
};

export const resumeQuestionnaire = (
  services: Services,
  resume: Resume,
  now: Date,
): Promise<StartedQuestionnaire> => resumeQuestionnaireByCode(RESPONDENTS, services, resume, now);
