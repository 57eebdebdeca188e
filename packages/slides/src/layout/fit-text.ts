import { textWidth, wrapText } from '@cadran/charts/models';
import type { Box } from '../pptx/xml.ts';

export const LINE_HEIGHT = 1.2;
/** Between two paragraphs, as a share of the size of the letters. */
export const PARAGRAPH_GAP = 0.5;

type Weight = 400 | 600;

/** How many lines a text takes; a word that is too long is broken where it ends. */
export const linesOf = (text: string, width: number, size: number, weight: Weight = 400): number =>
  wrapText(text, width, { size, weight }, Infinity).length +
  text
    .split(' ')
    .reduce(
      (sum, word) => sum + Math.max(0, Math.ceil(textWidth(word, { size, weight }) / width) - 1),
      0,
    );

const heightOf = (
  paragraphs: readonly string[],
  width: number,
  size: number,
  weight: Weight,
): number =>
  paragraphs.reduce(
    (sum, text) => sum + linesOf(text, width, size, weight) * size * LINE_HEIGHT,
    Math.max(0, paragraphs.length - 1) * size * PARAGRAPH_GAP,
  );

export interface FittedText {
  readonly paragraphs: readonly string[];
  readonly size: number;
  /** What has no room at the smallest size; it goes to the notes. */
  readonly left: readonly string[];
}

/**
 * The largest size of `sizes` in which all paragraphs fit; at the smallest, as many paragraphs as fit. A first paragraph
 * that is too long by itself is cut. Measured in a face wider than the one that is used.
 */
export const fitText = (
  paragraphs: readonly string[],
  box: Pick<Box, 'width' | 'height'>,
  sizes: readonly [number, ...number[]],
  weight: Weight = 400,
): FittedText => {
  const fits = (some: readonly string[], size: number): boolean =>
    heightOf(some, box.width, size, weight) <= box.height;
  const size = sizes.find((one) => fits(paragraphs, one)) ?? Math.min(...sizes);
  let count = paragraphs.length;
  while (count > 1 && !fits(paragraphs.slice(0, count), size)) count -= 1;
  const shown = paragraphs.slice(0, count);
  const left = paragraphs.slice(count);
  const [only] = shown;
  if (count !== 1 || only === undefined || fits(shown, size))
    return { paragraphs: shown, size, left };
  const lines = Math.max(1, Math.floor(box.height / (size * LINE_HEIGHT)));
  const cut = wrapText(only, box.width, { size, weight }, lines).join(' ');
  return { paragraphs: [cut], size, left: [only, ...left] };
};
