import type { Language } from '@cadran/i18n';
import { preferredLanguage } from '../../../shared/language/stored-language.ts';
import { tryStorage } from '../../../shared/storage/try-storage.ts';
import type { SessionManager } from './session-manager.ts';

/** Not the respondents' choice: a recruiter who tries a questionnaire in English keeps a French back office. */
const KEY = 'cadran.backoffice.language';

export const storeScreenLanguage = (language: Language): void => {
  tryStorage(() => localStorage.setItem(KEY, language));
};

/**
 * The choice made in this browser, else the user's language, else the browser's. Whoever logs in for the first time has
 * chosen none: somebody else has, or the installation.
 */
export const screenLanguage = (session: SessionManager): Language => {
  const user = session.state().current?.user;
  const own = user && !user.mustChangePassword ? user.language : null;
  const chosen = tryStorage(() => localStorage.getItem(KEY));
  return preferredLanguage(navigator.languages, chosen ?? own);
};
