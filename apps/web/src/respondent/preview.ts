import type { Module } from '@cadran/contract/codes';
import { keptPreview } from '../preview/kept-preview.ts';
import { CallError } from './api.ts';
import { memoryStorage } from './engine/kept-storage.ts';
import type { AnyCampaign, QuestionnaireModule, Wire } from './engine/questionnaire-module.ts';

/** An owner looks at a campaign as its respondents would. */
export const isPreview = (): boolean => new URLSearchParams(location.search).get('preview') === '1';

const nothingThere = () => Promise.reject(new CallError('not_found'));

/** Answers nobody: what is typed stays in this page and goes with it. */
const previewWire = <C extends AnyCampaign>(module: Module): Wire<C> => ({
  campaign: async (id) => {
    const campaign = keptPreview(module) as C | null;
    if (campaign?.id !== id) throw new CallError('not_found');
    return campaign;
  },
  start: async () => ({
    id: 'preview',
    token: 'preview',
    resumeCode: 'PREVIEW',
    now: new Date().toISOString(),
  }),
  resume: nothingThere,
  read: nothingThere,
  save: async (_session, _batch, complete) => ({
    status: complete ? 'completed' : 'opened',
    newer: {},
  }),
});

export const previewOf = <C extends AnyCampaign>(
  module: QuestionnaireModule<C>,
): QuestionnaireModule<C> => ({
  ...module,
  wire: previewWire(module.name),
  storage: memoryStorage,
});
