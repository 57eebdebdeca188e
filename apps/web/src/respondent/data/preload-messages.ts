import type { Language } from '@cadran/i18n';
import { ranking } from '@cadran/i18n/ranking';
import { respondent } from '@cadran/i18n/respondent';

/** All words of the questionnaire in one language, before they are needed. */
export const preloadMessages = async (language: Language): Promise<void> => {
  await Promise.all([...Object.values(respondent), ranking].map((area) => area.load(language)));
};
