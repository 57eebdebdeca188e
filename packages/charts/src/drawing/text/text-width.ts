import { ASCII_WIDTHS, OTHER_WIDTHS, type Weight } from './inter-widths.ts';

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
}

/** Letters outside the table, and writing systems whose signs fill a square. */
const UNKNOWN = 650;
const FULL_WIDTH = 1050;
const FIRST_FULL_WIDTH = 0x1100;

/** Inter's releases differ a little, and a missing Inter is replaced by a similar face. */
const SLACK = 1.03;

const tableWidth = (character: string, weight: Weight): number | undefined =>
  ASCII_WIDTHS[weight][(character.codePointAt(0) ?? 0) - 0x20] ?? OTHER_WIDTHS[weight][character];

const isFullWidth = (code: number): boolean =>
  code >= FIRST_FULL_WIDTH && !(code >= 0x1e00 && code < 0x2e80);

const widthOf = (character: string, weight: Weight): number => {
  const known = tableWidth(character, weight);
  if (known !== undefined) return known;
  if (/\p{M}/u.test(character)) return 0;
  const [bare = character] = character.normalize('NFD');
  const unknown = isFullWidth(character.codePointAt(0) ?? 0) ? FULL_WIDTH : UNKNOWN;
  return tableWidth(bare, weight) ?? unknown;
};

/** Space after letters and words that readers may ask for (WCAG 1.4.12), as a share of the size. */
const READER_SPACING = { letter: 0.12, word: 0.16 } as const;

/** The width in pixels a line of text takes in Inter, a little more rather than less. */
export const textWidth = (text: string, { size, weight = 400 }: TextStyle): number => {
  let sum = 0;
  for (const character of text.normalize('NFC')) sum += widthOf(character, weight);
  return (sum / 1000) * size * SLACK;
};

/** The same for readers who set letters and words further apart: nothing else may stand there. */
export const spacedWidth = (text: string, style: TextStyle): number => {
  const letters = Array.from(text.normalize('NFC')).length;
  const spaces = text.split(' ').length - 1;
  const { letter, word } = READER_SPACING;
  return textWidth(text, style) + style.size * (letters * letter + spaces * word);
};
