import type { contract } from '@cadran/contract';
import { campaignPolicy } from '@cadran/policies';
import { authorise } from '../authorise.ts';
import type { Handlers } from '../context.ts';
import { findApplicant } from '../queries/applicants.ts';
import { readAnswers } from '../queries/questionnaire-answers.ts';
import { findQuestionnaire } from '../queries/questionnaires.ts';
import { findCampaign } from '../queries/screening-campaigns.ts';
import { presentApplicant } from '../services/applicant/present-applicant.ts';
import { ownQuestionnaire } from '../services/campaign/own-questionnaire.ts';
import { memberTransaction } from '../services/member-transaction.ts';
import { limitStarts } from '../services/questionnaire/limit-starts.ts';
import { findOpenCampaign } from '../services/questionnaire/open-campaign.ts';
import { presentQuestionnaire } from '../services/questionnaire/present-questionnaire.ts';
import { saveQuestionnaire } from '../services/questionnaire/save-questionnaire.ts';
import {
  resumeQuestionnaire,
  startQuestionnaire,
} from '../services/questionnaire/start-questionnaire.ts';

export const questionnaires: Handlers<typeof contract.questionnaires> = {
  start: ({ body, now, request, ...services }) =>
    limitStarts(services.database.global, { request, campaignId: body.campaignId, now }, () =>
      startQuestionnaire(services, body, now),
    ),

  resume: ({ body, now, ...services }) => resumeQuestionnaire(services, body, now),

  read: async ({ actor, database, params, now }) => {
    if (actor.kind === 'member')
      return memberTransaction(database, actor, async (tx) => {
        const row = await findApplicant(tx, params.id);
        const campaign = await findCampaign(tx, row.campaignId);
        authorise(campaignPolicy.read, actor, campaign);
        return presentApplicant(actor, campaign, row, await readAnswers(tx, row));
      });
    const key = ownQuestionnaire(actor, params.id);
    return database.withTenant(key.organizationId, async (tx) => {
      const row = await findQuestionnaire(tx, key);
      if (row.status === 'opened') await findOpenCampaign(tx, row.campaignId);
      return presentQuestionnaire(row, await readAnswers(tx, key), now);
    });
  },

  save: ({ actor, params, body, now, ...services }) =>
    saveQuestionnaire(services, ownQuestionnaire(actor, params.id), body, now),
};
