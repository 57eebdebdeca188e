import { type contract, normalizeResumeCode } from '@cadran/contract';
import type { Handlers } from '../../../http/context.ts';
import { readQuestionnaire, saveQuestionnaire } from './save-questionnaire.ts';
import { resumeByCode } from './resume-by-code.ts';
import { startByCode } from './start-by-code.ts';
import { resumeQuestionnaire, startQuestionnaire } from './start-questionnaire.ts';
import { profilingStore } from '../queries/campaigns.ts';
import {
  identifyStart,
  ownQuestionnaireKey,
  presentChallenge,
  withinStartBudget,
} from '../../campaigns/index.ts';

const KIND = { module: 'profiling', store: profilingStore } as const;

/** Nothing here is logged: an entry would reveal who answered when. */
export const profilingQuestionnaires: Handlers<typeof contract.profilingQuestionnaires> = {
  start: async ({ body: { code, proofOfWork, ...body }, now, request, ...services }) => {
    if (code !== undefined) return startByCode(services, request, { ...body, code }, now);
    const start = await identifyStart(KIND, services, body.campaignId, request);
    return withinStartBudget(services, { ...start, proofOfWork }, now, () =>
      startQuestionnaire(services, body, now),
    );
  },

  challenge: async ({ body, now, request, ...services }) =>
    presentChallenge(services, await identifyStart(KIND, services, body.campaignId, request), now),

  resume: ({ body, now, request, ...services }) =>
    normalizeResumeCode(body.code) === null
      ? resumeByCode(services, request, body, now)
      : resumeQuestionnaire(services, body, now),

  read: async ({ actor, params, now, ...services }) =>
    readQuestionnaire(services, ownQuestionnaireKey(actor, params.id), now),

  save: async ({ actor, params, body, now, ...services }) =>
    saveQuestionnaire(services, ownQuestionnaireKey(actor, params.id), body, now),
};
