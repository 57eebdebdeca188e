import type { contract } from '@cadran/contract';
import { campaignPolicy } from '@cadran/policies';
import { authorise } from '../../http/authorise.ts';
import type { Handlers } from '../../http/context.ts';
import { findQuestionnaire } from './queries/questionnaires.ts';
import { readAnswers } from './queries/saves.ts';
import { memberTransaction } from '../../http/authentication/member.ts';
import { presentQuestionnaire } from './present-questionnaire.ts';
import { saveQuestionnaire } from './saving/save-questionnaire.ts';
import { resumeQuestionnaire, startQuestionnaire } from './starting/start-questionnaire.ts';
import { hasUnusedInvitation } from '../campaign-mail/index.ts';
import {
  findOpenCampaign,
  identifyStart,
  ownQuestionnaireKey,
  presentChallenge,
  withinStartBudget,
} from '../campaigns/index.ts';
import { findCandidateDetails, presentCandidateDetails } from '../candidates/index.ts';
import { findCampaign, screeningStore } from '../screening/index.ts';

const KIND = { module: 'screening', store: screeningStore } as const;

export const questionnaires: Handlers<typeof contract.questionnaires> = {
  start: async ({ body: { proofOfWork, ...body }, now, request, ...services }) => {
    const start = await identifyStart(KIND, services, body.campaignId, request);
    const invited =
      body.invitation !== undefined &&
      (await services.database.withTenant(start.organizationId, (tx) =>
        hasUnusedInvitation(tx, start, body.invitation),
      ));
    return withinStartBudget(services, { ...start, proofOfWork, invited }, now, () =>
      startQuestionnaire(services, body, now),
    );
  },

  challenge: async ({ body, now, request, ...services }) =>
    presentChallenge(services, await identifyStart(KIND, services, body.campaignId, request), now),

  resume: ({ body, now, ...services }) => resumeQuestionnaire(services, body, now),

  read: async ({ actor, database, params, now }) => {
    if (actor.kind === 'member')
      return memberTransaction(database, actor, async (tx) => {
        const row = await findCandidateDetails(tx, params.id);
        const campaign = await findCampaign(tx, row.campaignId);
        authorise(campaignPolicy.read, actor, campaign);
        return presentCandidateDetails(actor, campaign, row, await readAnswers(tx, row));
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
