import type { Language } from '@cadran/i18n';
import { chosenScreenLanguage } from '../../../shared/language/screen-language.ts';
import { preferredLanguage } from '../../../shared/language/stored-language.ts';
import type { SessionManager } from './session-manager.ts';

/**
 * The choice made in this browser, else the user's language, else the browser's. Whoever logs in for the first time has
 * chosen none: somebody else has, or the installation.
 */
export const screenLanguage = (session: SessionManager): Language => {
  const user = session.state().current?.user;
  const own = user && !user.mustChangePassword ? user.language : null;
  return preferredLanguage(navigator.languages, chosenScreenLanguage() ?? own);
};
