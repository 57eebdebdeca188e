/** A value of an exported table; `null` leaves its cell empty. */
export type Cell = string | number | null;

/** Characters that start a formula, full-width ones too, or that spreadsheets skip before one. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Forbidden in XML. */
const FORBIDDEN_CHARACTERS = /(?![\t\r\n])[\p{Cc}\ufffe\uffff]/gu;

/** Prevents formula injection. */
export const escapeFormula = (text: string): string => {
  const clean = text.replaceAll(FORBIDDEN_CHARACTERS, '').toWellFormed();
  return FORMULA_START.test(clean) ? `'${clean}` : clean;
};
