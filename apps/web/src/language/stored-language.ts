import { type Language, resolveLanguage, SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { ifStored } from '../storage/if-stored.ts';

const KEY = 'cadran.language';
const UNSAVED_KEY = 'cadran.language.unsaved';

/** What this browser last chose; French when it never did. One that keeps nothing forgets it with the tab. */
export const storedLanguage = (): Language =>
  resolveLanguage(ifStored(() => localStorage.getItem(KEY)));

/** For who has no account: what was last chosen here, else the first of the browser's languages that we speak. */
export const firstLanguage = (
  preferred: readonly string[] = navigator.languages,
  chosen = ifStored(() => localStorage.getItem(KEY)),
): Language =>
  resolveLanguage(
    chosen ??
      preferred.find((wanted) =>
        SUPPORTED_LANGUAGES.some((spoken) => wanted.toLowerCase().split('-')[0] === spoken),
      ),
  );

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
