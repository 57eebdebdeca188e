import { type Language, resolveLanguage } from '@cadran/i18n';

const KEY = 'cadran.language';
const UNSAVED_KEY = 'cadran.language.unsaved';

/** A browser that stores nothing forgets the choice with the tab; the page still follows it. */
const ifStored = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch {
    return null;
  }
};

/** What this browser last chose; French when it never did, or keeps nothing. */
export const storedLanguage = (): Language =>
  resolveLanguage(ifStored(() => localStorage.getItem(KEY)));

export const storeLanguage = (language: Language): void => {
  ifStored(() => localStorage.setItem(KEY, language));
};

/** Whose choice has not reached the server yet; a page left too early sends it when it is back. */
export const unsavedLanguageOf = (userId: string): boolean =>
  ifStored(() => localStorage.getItem(UNSAVED_KEY)) === userId;

export const markLanguageUnsaved = (userId: string): void => {
  ifStored(() => localStorage.setItem(UNSAVED_KEY, userId));
};

export const markLanguageSaved = (): void => {
  ifStored(() => localStorage.removeItem(UNSAVED_KEY));
};
