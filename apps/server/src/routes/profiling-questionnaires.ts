import type { contract } from '@cadran/contract';
import type { Handlers } from '../context.ts';
import { ownQuestionnaire } from '../services/campaign/own-questionnaire.ts';
import { readAudit, saveAudit } from '../services/profiling/save-questionnaire.ts';
import { resumeAudit, startAudit } from '../services/profiling/start-questionnaire.ts';
import { limitStarts, START_LIMITS } from '../services/questionnaire/limit-starts.ts';

/** The employee's side of profiling. Nothing here is audited: a line would say who answered when. */
export const profilingQuestionnaires: Handlers<typeof contract.profilingQuestionnaires> = {
  start: ({ body, now, request, ...services }) =>
    limitStarts(
      services.database.global,
      { request, campaignId: body.campaignId, now, perCampaign: START_LIMITS.all },
      () => startAudit(services, body, now),
    ),

  resume: ({ body, now, ...services }) => resumeAudit(services, body, now),

  read: async ({ actor, params, now, ...services }) =>
    readAudit(services, ownQuestionnaire(actor, params.id), now),

  save: async ({ actor, params, body, now, ...services }) =>
    saveAudit(services, ownQuestionnaire(actor, params.id), body, now),
};
