/** Thousands separators: 45,000. Not after a leading zero: 0,500 is a half. */
const GROUPED = /^-?[1-9]\d{0,2}(?:[.,]\d{3})+$/;
const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** Removes thousands separators and turns the decimal mark into a point. */
const withoutGroups = (text: string): string => {
  const decimal = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (decimal < 0) return text;
  const mark = text.charAt(decimal);
  const other = mark === '.' ? ',' : '.';
  // One kind of mark before exactly three digits separates thousands: amounts have no thousandths.
  if (!text.includes(other))
    return GROUPED.test(text) ? text.replaceAll(mark, '') : text.replace(mark, '.');
  // With both marks, the last one is the decimal mark.
  const whole = text.slice(0, decimal);
  return GROUPED.test(whole) && !whole.includes(mark)
    ? `${whole.replaceAll(other, '')}.${text.slice(decimal + 1)}`
    : text;
};

/**
 * Parses a number in French or English notation: 45 000, 45,000, 45.000, 45’000, 45 000,50, 45,000.50. Null when the
 * text is empty or not a number.
 */
export const parseNumber = (typed: string): number | null => {
  const plain = withoutGroups(typed.replaceAll(/[\s’']/gu, ''));
  return PLAIN.test(plain) ? Number(plain) : null;
};
