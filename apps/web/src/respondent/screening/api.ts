import type {
  PublicScreeningCampaign,
  SavedQuestionnaire,
  ScreeningQuestionnaire,
  StartedQuestionnaire,
} from '@cadran/contract';
import { NOTICE_VERSION } from '@cadran/contract/codes';
import { getJson, postJson, putJson } from '../data/http-client.ts';
import type { QuestionnaireApi } from '../engine/questionnaire-module.ts';
import { toChangeBody, toStampedAnswers } from './answers-payload.ts';

const QUESTIONNAIRES = '/api/screening/questionnaires';

export const screeningApi: QuestionnaireApi<PublicScreeningCampaign> = {
  campaign: (id, token) => getJson(`/api/screening/campaigns/${encodeURIComponent(id)}`, token),

  start: ({ invitation, code: _code, ...request }, choices, token) =>
    postJson<StartedQuestionnaire>(
      QUESTIONNAIRES,
      {
        ...request,
        ...choices,
        consent: true,
        noticeVersion: NOTICE_VERSION,
        ...(invitation !== null && { invitation }),
      },
      token,
    ),

  resume: (campaignId, code, token) =>
    postJson<StartedQuestionnaire>(`${QUESTIONNAIRES}/resume`, { campaignId, code }, token),

  read: async ({ id, token }) => {
    const stored = await getJson<ScreeningQuestionnaire>(`${QUESTIONNAIRES}/${id}`, token);
    return {
      status: stored.status,
      language: stored.language,
      answers: toStampedAnswers(stored, stored.timings),
    };
  },

  save: async ({ id, token }, batch, complete, choices) => {
    const change = { ...toChangeBody(batch, complete), ...choices };
    const saved = await putJson<SavedQuestionnaire>(`${QUESTIONNAIRES}/${id}`, change, token);
    return { status: saved.status, newer: toStampedAnswers(saved.newer) };
  },
};
