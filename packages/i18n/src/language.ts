export const SUPPORTED_LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof SUPPORTED_LANGUAGES)[number];

/** British English, as in the texts. */
export const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>;

/** `en-GB` is English; an unsupported language falls back to French (spec, section 4). */
export const resolveLanguage = (wanted: string | null | undefined): Language =>
  SUPPORTED_LANGUAGES.find((language) => language === wanted?.toLowerCase().split('-')[0]) ?? 'fr';
