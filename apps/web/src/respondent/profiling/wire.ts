import type {
  ProfilingQuestionnaire,
  PublicProfilingCampaign,
  SavedProfilingQuestionnaire,
  StartedQuestionnaire,
} from '@cadran/contract';
import { getJson, postJson, putJson } from '../api.ts';
import type { Wire } from '../engine/questionnaire-module.ts';
import { changeOf, entriesOf } from './answers-on-the-wire.ts';

const QUESTIONNAIRES = '/api/profiling/questionnaires';

export const profilingWire: Wire<PublicProfilingCampaign> = {
  campaign: (id, token) => getJson(`/api/profiling/campaigns/${encodeURIComponent(id)}`, token),

  // Nobody is to know who answered: whose mail it was is not told.
  start: ({ invitation: _mail, ...request }, _choices, token) =>
    postJson<StartedQuestionnaire>(QUESTIONNAIRES, { ...request, consent: true }, token),

  resume: (campaignId, code, token) =>
    postJson<StartedQuestionnaire>(`${QUESTIONNAIRES}/resume`, { campaignId, code }, token),

  read: async ({ id, token }) => {
    const stored = await getJson<ProfilingQuestionnaire>(`${QUESTIONNAIRES}/${id}`, token);
    return { status: stored.status, language: stored.language, entries: entriesOf(stored) };
  },

  save: async ({ id, token }, batch, complete) => {
    const change = changeOf(batch, complete);
    if (Object.keys(change).length === 0) return { status: 'opened', newer: {} };
    const saved = await putJson<SavedProfilingQuestionnaire>(
      `${QUESTIONNAIRES}/${id}`,
      change,
      token,
    );
    return { status: saved.status, newer: entriesOf(saved.newer) };
  },
};
