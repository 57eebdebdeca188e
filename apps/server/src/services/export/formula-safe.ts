/** What a spreadsheet takes for the beginning of a formula, in either width, or skips to find one. */
const DANGEROUS = /^[=+\-@\t\r\n＝＋－＠]/u;

/** XML forbids control characters but for tab and line ends, and what is no character at all. */
const FORBIDDEN = /(?![\t\r\n])[\p{Cc}\ufffe\uffff]/gu;

/** A text that a spreadsheet shows and never computes (security.md, 22). */
export const formulaSafe = (text: string): string => {
  const clean = text.replaceAll(FORBIDDEN, '').toWellFormed();
  return DANGEROUS.test(clean) ? `'${clean}` : clean;
};
