const isAllowed = (code: number): boolean =>
  code === 0x9 ||
  code === 0xa ||
  code === 0xd ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  code >= 0x10000;

/**
 * A label people typed, without the characters XML 1.0 cannot hold: a single control character
 * would make the whole picture unreadable for the PDF. White space becomes single spaces.
 */
export const printableText = (text: string): string =>
  Array.from(text)
    .filter((character) => isAllowed(character.codePointAt(0) ?? 0))
    .join('')
    .replaceAll(/[\t\n\r ]+/gu, ' ')
    .trim();
