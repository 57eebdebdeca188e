/** Control, private-use, unassigned and surrogate characters, and bidirectional marks. */
const UNPRINTABLE = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Other characters would print as boxes, or let a name reorder its line. */
export const stripUnprintable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\t\r\n\u2028\u2029]+/g, ' ')
    .replaceAll(UNPRINTABLE, '');
