/** Longer cells wrap: beyond this a column gains nothing from its length. */
const LONGEST = 40;
/** Room for the padding, in letters. */
const PADDING = 2;

const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s/]+/u).map((word) => word.length));

/** Shares of a table's width: as much as a column's longest cell asks for, and never less than its longest word. */
export const columnWidths = (rows: readonly (readonly string[])[]): number[] => {
  const columns = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const words = Math.max(...cells.map(longestWord));
    const length = Math.max(...cells.map((cell) => cell.length));
    return Math.max(words, Math.min(length, LONGEST)) + PADDING;
  });
};
