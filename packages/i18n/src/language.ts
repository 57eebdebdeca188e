export const SUPPORTED_LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof SUPPORTED_LANGUAGES)[number];

/** British English, as in the texts. */
export const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>;

const findLanguage = (wanted: string | null | undefined): Language | undefined =>
  SUPPORTED_LANGUAGES.find((language) => language === wanted?.toLowerCase().split('-')[0]);

/** `en-GB` is English; an unsupported language falls back to French (spec, section 4). */
export const resolveLanguage = (wanted: string | null | undefined): Language =>
  findLanguage(wanted) ?? 'fr';

/** The first of several that is supported, as a browser lists those of its reader; else French. */
export const firstLanguage = (wanted: readonly string[]): Language =>
  resolveLanguage(wanted.find((one) => findLanguage(one) !== undefined));
