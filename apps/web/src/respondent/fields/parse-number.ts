/** A number as people type it, with blanks or a comma; null for nothing, and for what is no number. */
export const parseNumber = (typed: string): number | null => {
  const plain = typed.replaceAll(/[\s’']/gu, '').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
};
