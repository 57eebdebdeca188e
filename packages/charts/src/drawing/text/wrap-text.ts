import { printableText } from './printable-text.ts';
import { spacedWidth, textWidth, type TextStyle } from './text-width.ts';

const ELLIPSIS = '…';

/** The longest beginning that fits with an ellipsis; nothing is cut where nothing must be. */
const shorten = (text: string, width: number, style: TextStyle): string => {
  if (textWidth(text, style) <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 1 && textWidth(characters.join('') + ELLIPSIS, style) > width)
    characters.pop();
  return characters.join('').trimEnd() + ELLIPSIS;
};

/** Lines no wider than `width`, at most `lines` of them; what does not fit ends in an ellipsis. */
export const wrapText = (
  text: string,
  width: number,
  style: TextStyle,
  lines = 2,
): readonly string[] => {
  const words = printableText(text).split(' ');
  const wrapped: string[] = [];
  let line = '';
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || textWidth(longer, style) <= width) line = longer;
    else if (wrapped.length + 1 === lines) {
      line = [line, ...words.slice(index)].join(' ');
      break;
    } else {
      wrapped.push(line);
      line = word;
    }
  }
  return [...wrapped, line].map((each) => shorten(each, width, style));
};

export const widest = (lines: readonly string[], style: TextStyle): number =>
  Math.max(0, ...lines.map((line) => textWidth(line, style)));

export const widestSpaced = (lines: readonly string[], style: TextStyle): number =>
  Math.max(0, ...lines.map((line) => spacedWidth(line, style)));
