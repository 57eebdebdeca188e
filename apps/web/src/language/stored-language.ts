import { type Language, resolveLanguage } from '@cadran/i18n';

const KEY = 'cadran.language';

/** What this browser last chose; French when it never did, or keeps nothing. */
export const storedLanguage = (): Language => {
  try {
    return resolveLanguage(localStorage.getItem(KEY));
  } catch {
    return resolveLanguage(null);
  }
};

export const storeLanguage = (language: Language): void => {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // A browser that stores nothing forgets the choice with the tab; the page still follows it.
  }
};
