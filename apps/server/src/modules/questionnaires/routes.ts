import type { contract } from '@cadran/contract';
import { campaignPolicy } from '@cadran/policies';
import { authorise } from '../../http/authorise.ts';
import type { Handlers } from '../../http/context.ts';
import { findQuestionnaire, readAnswerLanguages, readAnswers } from './queries/questionnaires.ts';
import { memberTransaction } from '../../http/authentication/member.ts';
import { presentQuestionnaire } from './present-questionnaire.ts';
import { saveQuestionnaire } from './save-questionnaire.ts';
import { resumeQuestionnaire, startQuestionnaire } from './start-questionnaire.ts';
import { findOpenCampaign, ownQuestionnaireKey, throttleStarts } from '../campaigns/index.ts';
import { findCandidateDetails, presentCandidateDetails } from '../candidates/index.ts';
import { findCampaign, screeningStore } from '../screening/index.ts';

export const questionnaires: Handlers<typeof contract.questionnaires> = {
  start: ({ body, now, request, ...services }) =>
    throttleStarts(services.database.global, { request, campaignId: body.campaignId, now }, () =>
      startQuestionnaire(services, body, now),
    ),

  resume: ({ body, now, ...services }) => resumeQuestionnaire(services, body, now),

  read: async ({ actor, database, params, now }) => {
    if (actor.kind === 'member')
      return memberTransaction(database, actor, async (tx) => {
        const row = await findCandidateDetails(tx, params.id);
        const campaign = await findCampaign(tx, row.campaignId);
        authorise(campaignPolicy.read, actor, campaign);
        const languages = await readAnswerLanguages(tx, row);
        return presentCandidateDetails(actor, campaign, row, await readAnswers(tx, row), languages);
      });
    const key = ownQuestionnaireKey(actor, params.id);
    return database.withTenant(key.organizationId, async (tx) => {
      const row = await findQuestionnaire(tx, key);
      if (row.status === 'opened') await findOpenCampaign(screeningStore, tx, row.campaignId);
      return presentQuestionnaire(row, await readAnswers(tx, key), now);
    });
  },

  save: ({ actor, params, body, now, ...services }) =>
    saveQuestionnaire(services, ownQuestionnaireKey(actor, params.id), body, now),
};
