/** Control, private-use, unassigned and surrogate characters, and marks that turn the direction of a line. */
const UNPRINTABLE = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** What the font can print: the rest would show as boxes, or let a name rewrite the line it stands in. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\t\r\n\u2028\u2029]+/g, ' ')
    .replaceAll(UNPRINTABLE, '');
