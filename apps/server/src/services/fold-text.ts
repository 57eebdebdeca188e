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

/** As people type when they search: small plain letters, one blank between words, whatever stood there. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[œæßøłđðþıə]/gu, (letter) => PLAIN[letter] ?? '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
