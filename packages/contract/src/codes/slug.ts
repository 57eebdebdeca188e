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
};

/** "Développeuse à Genève" -> "developpeuse-a-geneve", for addresses and names of files. */
export const slug = (text: string, longest: number): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => PLAIN[letter] ?? '-')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/gu, '');
