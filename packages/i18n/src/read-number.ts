/** Groups of three after one to three digits: 45 of 45,000. A leading nought groups nothing: 0,500 is a half. */
const GROUPED = /^-?[1-9]\d{0,2}(?:[.,]\d{3})+$/;
const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** Points and commas as one plain point, or none; a text that is no number stays none. */
const withoutGroups = (text: string): string => {
  const decimal = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (decimal < 0) return text;
  const mark = text.charAt(decimal);
  const other = mark === '.' ? ',' : '.';
  // One kind of mark: before exactly three digits it groups thousands, as nobody pays a thousandth of anything.
  if (!text.includes(other))
    return GROUPED.test(text) ? text.replaceAll(mark, '') : text.replace(mark, '.');
  // Both: the last one is the decimal one, and the others must group.
  const whole = text.slice(0, decimal);
  return GROUPED.test(whole) && !whole.includes(mark)
    ? `${whole.replaceAll(other, '')}.${text.slice(decimal + 1)}`
    : text;
};

/**
 * A number as people of either language type it: 45 000, 45,000, 45.000, 45’000, 45 000,50, 45,000.50. Null for
 * nothing, and for what is no number.
 */
export const readNumber = (typed: string): number | null => {
  const plain = withoutGroups(typed.replaceAll(/[\s’']/gu, ''));
  return PLAIN.test(plain) ? Number(plain) : null;
};
