import type { Language } from '@cadran/i18n';

/** What an organisation wrote; a text left empty in one language is shown in the other. */
export const inLanguage = (text: Readonly<Record<Language, string>>, language: Language): string =>
  text[language] || text.fr || text.en;
