import { type Language, resolveLanguage } from '@cadran/i18n';
import { ifStored } from '../storage/if-stored.ts';

const KEY = 'cadran.language';
const UNSAVED_KEY = 'cadran.language.unsaved';

/** What this browser last chose; French when it never did. One that keeps nothing forgets it with the tab. */
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
