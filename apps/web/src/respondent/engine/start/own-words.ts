import type { Language } from '@cadran/i18n';

interface Words {
  readonly title: string;
  readonly html: string;
}
type WordsPerLanguage = Readonly<Record<Language, Words | null>>;

const isWritten = (words: Words | null): words is Words =>
  words !== null && (words.title !== '' || words.html !== '');

/** What an organisation wrote, in this language or else in the other; null where it wrote nothing. */
export const ownWords = (
  words: WordsPerLanguage,
  language: Language,
): (Words & { readonly language: Language }) | null => {
  const found = ([language, 'fr', 'en'] as const).find((code) => isWritten(words[code]));
  const own = found === undefined ? null : words[found];
  return own && found !== undefined ? { ...own, language: found } : null;
};
