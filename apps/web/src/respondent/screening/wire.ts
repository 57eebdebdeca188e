import type {
  PublicScreeningCampaign,
  SavedQuestionnaire,
  ScreeningQuestionnaire,
  StartedQuestionnaire,
} from '@cadran/contract';
import { NOTICE_VERSION } from '@cadran/contract/codes';
import { getJson, postJson, putJson } from '../api.ts';
import type { Wire } from '../engine/questionnaire-module.ts';
import { changeOf, entriesOf, timingsOf } from './answers-on-the-wire.ts';

const QUESTIONNAIRES = '/api/screening/questionnaires';

export const screeningWire: Wire<PublicScreeningCampaign> = {
  campaign: (id, token) => getJson(`/api/screening/campaigns/${encodeURIComponent(id)}`, token),

  start: ({ invitation, ...request }, choices, token) =>
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
    const { status, language, timings } = stored;
    return { status, language, entries: { ...entriesOf(stored), ...timingsOf(timings) } };
  },

  save: async ({ id, token }, batch, complete) => {
    const change = changeOf(batch, complete);
    const saved = await putJson<SavedQuestionnaire>(`${QUESTIONNAIRES}/${id}`, change, token);
    return { status: saved.status, newer: entriesOf(saved.newer) };
  },
};
