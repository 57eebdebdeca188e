/** Letters that no decomposition turns into plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
};
const UNDECOMPOSED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/** Small letters without accents, for what is searched and for addresses. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(UNDECOMPOSED, (letter) => PLAIN[letter] ?? letter);
