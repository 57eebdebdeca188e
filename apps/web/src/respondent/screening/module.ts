import type { PublicScreeningCampaign } from '@cadran/contract';
import type { QuestionnaireModule } from '../engine/questionnaire-module.ts';
import { screeningApi } from './api.ts';
import { ScreeningNotice } from './notice/notice.tsx';

/** The candidate's questionnaire. */
export const screening: QuestionnaireModule<PublicScreeningCampaign> = {
  name: 'screening',
  api: screeningApi,
  final: false,
  Notice: ScreeningNotice,
  load: async (campaign) => (await import('./load-part-views.ts')).loadPartViews(campaign),
};
