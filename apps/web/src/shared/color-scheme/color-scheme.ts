import { tryStorage } from '../storage/try-storage.ts';

/** `auto` follows the system. */
export const COLOR_SCHEME_CHOICES = ['auto', 'light', 'dark'] as const;
export type ColorSchemeChoice = (typeof COLOR_SCHEME_CHOICES)[number];

/** Read by color-scheme.v1.js too. */
export const COLOR_SCHEME_KEY = 'cadran.color-scheme';

export const storedColorScheme = (): ColorSchemeChoice => {
  const stored = tryStorage(() => localStorage.getItem(COLOR_SCHEME_KEY));
  return COLOR_SCHEME_CHOICES.find((choice) => choice === stored) ?? 'auto';
};

/** The page's colours and the browser's bar. */
export const applyColorScheme = (choice: ColorSchemeChoice): void => {
  document.documentElement.style.colorScheme = choice === 'auto' ? '' : choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme } = meta.dataset;
    const chosen = choice === scheme ? 'all' : 'not all';
    meta.setAttribute('media', choice === 'auto' ? `(prefers-color-scheme: ${scheme})` : chosen);
  }
};

export const chooseColorScheme = (choice: ColorSchemeChoice): void => {
  tryStorage(() => localStorage.setItem(COLOR_SCHEME_KEY, choice));
  applyColorScheme(choice);
};
