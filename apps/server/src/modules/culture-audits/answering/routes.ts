import { type contract, normalizeResumeCode } from '@cadran/contract';
import type { Handlers } from '../../../http/context.ts';
import { readQuestionnaire, saveQuestionnaire } from './save-questionnaire.ts';
import { resumeByCode } from './resume-by-code.ts';
import { startByCode } from './start-by-code.ts';
import { resumeQuestionnaire, startQuestionnaire } from './start-questionnaire.ts';
import { throttleStarts, ownQuestionnaireKey, START_LIMITS } from '../../campaigns/index.ts';

/** Nothing here is logged: an entry would reveal who answered when. */
export const profilingQuestionnaires: Handlers<typeof contract.profilingQuestionnaires> = {
  start: ({ body: { code, ...body }, now, request, ...services }) =>
    code === undefined
      ? throttleStarts(
          services.database.global,
          { request, campaignId: body.campaignId, now, perCampaign: START_LIMITS.all },
          () => startQuestionnaire(services, body, now),
        )
      : startByCode(services, request, { ...body, code }, now),

  resume: ({ body, now, request, ...services }) =>
    normalizeResumeCode(body.code) === null
      ? resumeByCode(services, request, body, now)
      : resumeQuestionnaire(services, body, now),

  read: async ({ actor, params, now, ...services }) =>
    readQuestionnaire(services, ownQuestionnaireKey(actor, params.id), now),

  save: async ({ actor, params, body, now, ...services }) =>
    saveQuestionnaire(services, ownQuestionnaireKey(actor, params.id), body, now),
};
