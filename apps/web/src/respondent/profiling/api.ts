import type {
  ProfilingQuestionnaire,
  PublicProfilingCampaign,
  SavedProfilingQuestionnaire,
  StartedQuestionnaire,
} from '@cadran/contract';
import { NO_ANSWERS } from '@cadran/contract/answers';
import { getJson, postJson, putJson } from '../data/http-client.ts';
import type { QuestionnaireApi } from '../engine/questionnaire-module.ts';
import { toChangeBody, toStampedAnswers } from './answers-payload.ts';

const QUESTIONNAIRES = '/api/profiling/questionnaires';

export const profilingApi: QuestionnaireApi<PublicProfilingCampaign> = {
  campaign: (id, token) => getJson(`/api/profiling/campaigns/${encodeURIComponent(id)}`, token),

  // Nobody is to know who answered: whose mail it was is not told.
  start: ({ campaignId, language, startKey, code, proofOfWork }, _choices, token) =>
    postJson<StartedQuestionnaire>(
      QUESTIONNAIRES,
      {
        campaignId,
        language,
        proofOfWork,
        consent: true,
        ...(code === null ? { startKey } : { code }),
      },
      token,
    ),

  resume: (campaignId, code, token) =>
    postJson<StartedQuestionnaire>(`${QUESTIONNAIRES}/resume`, { campaignId, code }, token),

  read: async ({ id, token }) => {
    const stored = await getJson<ProfilingQuestionnaire>(`${QUESTIONNAIRES}/${id}`, token);
    return { status: stored.status, language: stored.language, answers: toStampedAnswers(stored) };
  },

  save: async ({ id, token }, batch, complete) => {
    const change = toChangeBody(batch, complete);
    if (Object.keys(change).length === 0) return { status: 'opened', newer: NO_ANSWERS };
    const saved = await putJson<SavedProfilingQuestionnaire>(
      `${QUESTIONNAIRES}/${id}`,
      change,
      token,
    );
    return { status: saved.status, newer: toStampedAnswers(saved.newer) };
  },
};
