/** Characters per line over the whole width. */
const LINE = 100;
/** Longer cells wrap, so more length gives a column no more width. */
const LONGEST = 60;
/** Cells up to this length are not broken: a name, a date, a level. */
const SHORT = 22;
/** Padding, in characters. */
const PADDING = 2;

const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s/]+/u).map((word) => word.length));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Shares of a table's width: a column's longest word and short cells first, the rest by the amount of text. The heading
 * of numbers, in the first row, may wrap.
 */
export const columnWidths = (
  rows: readonly (readonly string[])[],
  numeric: readonly number[] = [],
): number[] => {
  const columns = Math.max(...rows.map((row) => row.length));
  const wanted = Array.from({ length: columns }, (_, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const wrapping = numeric.includes(column) && cells.length > 1 ? cells.slice(1) : cells;
    const length = Math.max(...wrapping.map((cell) => cell.length));
    const least = Math.max(...cells.map(longestWord), length <= SHORT ? length : 0);
    return {
      least: least + PADDING,
      most: Math.max(least, Math.min(length, LONGEST)) + PADDING,
    };
  });
  const least = sum(wanted.map((column) => column.least));
  const beyond = sum(wanted.map((column) => column.most)) - least;
  const given = beyond > 0 ? Math.max(0, Math.min(1, (LINE - least) / beyond)) : 0;
  return wanted.map((column) => column.least + given * (column.most - column.least));
};
