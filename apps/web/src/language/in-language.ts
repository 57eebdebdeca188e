import { type Language, unbroken } from '@cadran/i18n';

/** In which language such a text is read. */
export const languageOfText = (
  text: Readonly<Record<Language, string>>,
  language: Language,
): Language => {
  if (text[language]) return language;
  return text.fr ? 'fr' : 'en';
};

/** What an organisation wrote; a text left empty in one language is shown in the other. */
export const inLanguage = (
  text: Readonly<Record<Language, string>>,
  language: Language,
): string => {
  const own = languageOfText(text, language);
  return unbroken(text[own], own);
};
