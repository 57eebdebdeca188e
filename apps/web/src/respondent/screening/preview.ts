import type { PublicScreeningCampaign } from '@cadran/contract';
import { CallError } from '../api.ts';
import { memoryStorage } from '../engine/kept-storage.ts';
import type { QuestionnaireModule, Wire } from '../engine/questionnaire-module.ts';
import { loadDrawings } from './load-drawings.ts';

/** Where the campaign form leaves what it shows here (back office, use-preview.ts). */
const KEY = 'cadran.screening-preview';

/** A recruiter looks at a campaign as a candidate would. */
export const isPreview = (): boolean => new URLSearchParams(location.search).get('preview') === '1';

const left = (id: string): PublicScreeningCampaign => {
  const campaign = JSON.parse(
    localStorage.getItem(KEY) ?? 'null',
  ) as PublicScreeningCampaign | null;
  if (campaign?.id !== id) throw new CallError('not_found');
  return campaign;
};

/** Answers nobody: what is typed stays in this page and goes with it. */
const wire: Wire<PublicScreeningCampaign> = {
  campaign: async (id) => left(id),
  start: async () => ({
    id: 'preview',
    token: 'preview',
    resumeCode: 'PREVIEW',
    now: new Date().toISOString(),
  }),
  resume: () => Promise.reject(new CallError('not_found')),
  read: () => Promise.reject(new CallError('not_found')),
  save: async (_session, _batch, complete) => ({
    status: complete ? 'completed' : 'opened',
    newer: {},
  }),
};

export const screeningPreview: QuestionnaireModule<PublicScreeningCampaign> = {
  name: 'screening',
  wire,
  load: loadDrawings,
  storage: memoryStorage,
};
