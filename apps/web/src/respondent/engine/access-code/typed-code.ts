import { formatAccessCode, parseAccessCode } from '@cadran/contract/codes';

/** The twelve symbols of a code that was typed well; undefined for anything else. */
export const readCode = (typed: string): string | undefined => {
  const parsed = parseAccessCode(typed);
  return parsed.problem === undefined ? parsed.code : undefined;
};

/** Letters and digits alone, in capitals. Longer than any code: what is too much is seen, not cut off. */
const LONGEST = 40;
const symbolsOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LONGEST);

/** Words that can be a code, or four of them in a row that can be its groups. */
const candidates = (text: string): readonly string[] => {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  return [text, ...words, ...words.map((_, place) => words.slice(place, place + 4).join(''))];
};

/** A whole link or sentence may be pasted: the code in it is enough. */
const findCode = (text: string): string | undefined =>
  candidates(text)
    .map(readCode)
    .find((code) => code !== undefined);

/** As the field shows what was typed or pasted: in threes, `K7M-2QX-9`. */
export const formatTypedCode = (typed: string): string =>
  formatAccessCode(findCode(typed) ?? symbolsOf(typed));

/** Where the caret stands after `text` was formatted: behind as many symbols as before. */
export const caretAfter = (text: string, caret: number, formatted: string): number => {
  const symbols = symbolsOf(text.slice(0, caret)).length;
  if (symbols >= symbolsOf(formatted).length) return formatted.length;
  let seen = 0;
  return formatted.split('').findIndex((sign) => {
    if (seen === symbols) return true;
    if (sign !== '-') seen += 1;
    return false;
  });
};
