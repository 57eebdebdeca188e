import type { Language } from '@cadran/i18n';
import { ranking } from '@cadran/i18n/ranking';
import { respondent } from '@cadran/i18n/respondent';
import { atOnce } from './at-once.ts';

/** All words of the questionnaire in one language, before they are needed. */
export const preloadMessages = async (language: Language): Promise<void> => {
  const areas = [...Object.values(respondent), ranking];
  await Promise.all(areas.map((area) => atOnce<unknown>(area.load(language))));
};
