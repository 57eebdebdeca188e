import { firstLanguage, type Language, resolveLanguage } from '@cadran/i18n';
import { tryStorage } from '../storage/try-storage.ts';

const KEY = 'cadran.language';

/** Without an account: the last choice, else the first supported language of the browser. */
export const preferredLanguage = (
  preferred: readonly string[] = navigator.languages,
  chosen = tryStorage(() => localStorage.getItem(KEY)),
): Language => (chosen ? resolveLanguage(chosen) : firstLanguage(preferred));

export const storeLanguage = (language: Language): void => {
  tryStorage(() => localStorage.setItem(KEY, language));
};
