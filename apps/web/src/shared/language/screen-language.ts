import type { Language } from '@cadran/i18n';
import { tryStorage } from '../storage/try-storage.ts';

/** Not the respondents' choice: a recruiter who tries a questionnaire in English keeps a French back office. */
const KEY = 'cadran.backoffice.language';

export const storeScreenLanguage = (language: Language): void => {
  tryStorage(() => localStorage.setItem(KEY, language));
};

/** The language that was chosen in this browser for the log-in page and the back office. */
export const chosenScreenLanguage = (): string | null =>
  tryStorage(() => localStorage.getItem(KEY)) ?? null;
