import { type Language, withNoBreakSpaces } from '@cadran/i18n';

/** The language in which the text is shown. */
export const textLanguage = (
  text: Readonly<Record<Language, string>>,
  language: Language,
): Language => {
  if (text[language]) return language;
  return text.fr ? 'fr' : 'en';
};

/** A text left empty in one language is shown in the other. */
export const localizedText = (
  text: Readonly<Record<Language, string>>,
  language: Language,
): string => {
  const own = textLanguage(text, language);
  return withNoBreakSpaces(text[own], own);
};

export const localizedNames = <K extends string>(
  codes: readonly K[],
  texts: Readonly<Record<K, { readonly name: Readonly<Record<Language, string>> }>>,
  language: Language,
): Readonly<Record<K, string>> =>
  Object.fromEntries(codes.map((code) => [code, texts[code].name[language]])) as Record<K, string>;
