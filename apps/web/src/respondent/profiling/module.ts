import type { PublicProfilingCampaign } from '@cadran/contract';
import type { QuestionnaireModule } from '../engine/questionnaire-module.ts';
import { AnonymityPromise } from './anonymity-promise.tsx';
import { profilingApi } from './api.ts';

/** The employee's questionnaire. */
export const profiling: QuestionnaireModule<PublicProfilingCampaign> = {
  name: 'profiling',
  api: profilingApi,
  final: true,
  Notice: AnonymityPromise,
  load: async () => (await import('./load-part-views.ts')).loadPartViews(),
};
