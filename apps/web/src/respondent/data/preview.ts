import { NO_ANSWERS } from '@cadran/contract/answers';
import { accessCodeOf, formatAccessCode, type Module } from '@cadran/contract/codes';
import { preferredLanguage } from '../../shared/language/stored-language.ts';
import { loadPreview } from '../../shared/preview/stored-preview.ts';
import { ApiError } from './http-client.ts';
import { memoryStorage } from '../engine/session/key-value-storage.ts';
import { createSessionStore } from '../engine/session/respondent-session.ts';
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
  start: rejectNotFound,
  resume: rejectNotFound,
  read: async () => ({ status: 'opened', language: preferredLanguage(), answers: NO_ANSWERS }),
  save: async () => ({ status: 'opened', newer: NO_ANSWERS }),
});

/** Begun from the first, so that every part can be opened. */
const previewStorage = (module: Module, campaignId: string) => () => {
  const storage = memoryStorage();
  createSessionStore(storage, module, campaignId, () => '').write({
    id: 'preview',
    token: 'preview',
    resumeCode: PREVIEW_CODE,
    clockOffset: 0,
    status: 'opened',
  });
  return storage;
};

export const withPreview = <C extends AnyCampaign>(
  module: QuestionnaireModule<C>,
  campaignId: string,
): QuestionnaireModule<C> => ({
  ...module,
  api: previewApi(module.name),
  storage: previewStorage(module.name, campaignId),
});
