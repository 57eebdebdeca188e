import type { PublicScreeningCampaign } from '@cadran/contract';
import type { QuestionnaireModule } from '../engine/questionnaire-module.ts';
import { screeningApi } from './api.ts';

/** The candidate's questionnaire. */
export const screening: QuestionnaireModule<PublicScreeningCampaign> = {
  name: 'screening',
  api: screeningApi,
  final: false,
  loadNotice: async () => ({ Notice: (await import('./notice/notice.tsx')).ScreeningNotice }),
  load: async (campaign) => (await import('./load-part-views.ts')).loadPartViews(campaign),
};
