import type { Language } from '@cadran/i18n';

/** Each language is named in itself, so that its readers find it. */
export const LANGUAGE_NAMES = { fr: 'Français', en: 'English' } as const satisfies Record<
  Language,
  string
>;
