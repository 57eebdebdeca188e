import { NO_ANSWERS } from '@cadran/contract/answers';
import { accessCodeOf, formatAccessCode, type Module } from '@cadran/contract/codes';
import { loadPreview } from '../../shared/preview/stored-preview.ts';
import { ApiError } from './http-client.ts';
import { memoryStorage } from '../engine/session/key-value-storage.ts';
import type {
  AnyCampaign,
  QuestionnaireModule,
  QuestionnaireApi,
} from '../engine/questionnaire-module.ts';

/** An owner looks at a campaign as its respondents would. */
export const isPreview = (): boolean => new URLSearchParams(location.search).get('preview') === '1';

/** Nobody has a code for a preview. */
export const PREVIEW_CODE = formatAccessCode(accessCodeOf(new Uint8Array(16)));

const rejectNotFound = () => Promise.reject(new ApiError('not_found'));

/** For the preview: answers stay in the page and are never sent. */
const previewApi = <C extends AnyCampaign>(module: Module): QuestionnaireApi<C> => ({
  campaign: async (id) => {
    const campaign = loadPreview(module) as C | null;
    if (campaign?.id !== id) throw new ApiError('not_found');
    return campaign;
  },
  start: async () => ({
    id: 'preview',
    token: 'preview',
    resumeCode: 'PREVIEW',
    now: new Date().toISOString(),
  }),
  resume: rejectNotFound,
  read: rejectNotFound,
  save: async (_session, _batch, complete) => ({
    status: complete ? 'completed' : 'opened',
    newer: NO_ANSWERS,
  }),
});

export const withPreview = <C extends AnyCampaign>(
  module: QuestionnaireModule<C>,
): QuestionnaireModule<C> => ({
  ...module,
  api: previewApi(module.name),
  storage: memoryStorage,
});
