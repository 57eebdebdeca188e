import type { Language } from '@cadran/i18n';

/** What each of these codes is called in a language. */
export const namesIn = <K extends string>(
  codes: readonly K[],
  texts: Readonly<Record<K, { readonly name: Readonly<Record<Language, string>> }>>,
  language: Language,
): Readonly<Record<K, string>> =>
  Object.fromEntries(codes.map((code) => [code, texts[code].name[language]])) as Record<K, string>;
