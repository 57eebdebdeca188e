import { type Language, resolveLanguage, SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { tryStorage } from '../storage/try-storage.ts';

const KEY = 'cadran.language';
const UNSAVED_KEY = 'cadran.language.unsaved';

/** Last choice in this browser, else French. */
export const storedLanguage = (): Language =>
  resolveLanguage(tryStorage(() => localStorage.getItem(KEY)));

/** Without an account: the last choice, else the first supported language of the browser. */
export const preferredLanguage = (
  preferred: readonly string[] = navigator.languages,
  chosen = tryStorage(() => localStorage.getItem(KEY)),
): Language =>
  resolveLanguage(
    chosen ??
      preferred.find((wanted) =>
        SUPPORTED_LANGUAGES.some((spoken) => wanted.toLowerCase().split('-')[0] === spoken),
      ),
  );

export const storeLanguage = (language: Language): void => {
  tryStorage(() => localStorage.setItem(KEY, language));
};

/** The user's choice is not saved on the server yet; it is sent at the next start. */
export const hasUnsavedLanguage = (userId: string): boolean =>
  tryStorage(() => localStorage.getItem(UNSAVED_KEY)) === userId;

export const markLanguageUnsaved = (userId: string): void => {
  tryStorage(() => localStorage.setItem(UNSAVED_KEY, userId));
};

export const markLanguageSaved = (): void => {
  tryStorage(() => localStorage.removeItem(UNSAVED_KEY));
};
