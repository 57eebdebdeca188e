import { type Language, SUPPORTED_LANGUAGES } from '@cadran/i18n';

/** Each in its own language. */
export const LANGUAGE_NAMES = { fr: 'Français', en: 'English' } as const satisfies Record<
  Language,
  string
>;

export const LANGUAGE_OPTIONS = SUPPORTED_LANGUAGES.map((code) => ({
  value: code,
  label: LANGUAGE_NAMES[code],
}));
