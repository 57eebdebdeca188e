import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRow {
  /** Where the record ends, as a text editor counts: the first line is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [';', '\t', ','] as const;

/** French spreadsheets write semicolons. The header has no quoted separators, so it tells. */
const separatorOf = (text: string): string => {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const count = (separator: string) => header.split(separator).length;
  const [most] = SEPARATORS.filter((separator) => header.includes(separator)).toSorted(
    (a, b) => count(b) - count(a),
  );
  return most ?? ',';
};

/** The records of a text, blank ones left out; null if it is no table. */
export const csvRows = (
  text: string,
  { relaxQuotes = false }: { readonly relaxQuotes?: boolean } = {},
): CsvRow[] | null => {
  const rows: CsvRow[] = [];
  try {
    parse(text.replaceAll(/\r\n?/g, '\n'), {
      bom: true,
      delimiter: separatorOf(text),
      relaxColumnCount: true,
      relaxQuotes,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
      trim: true,
      onRecord: (cells: string[], { lines }) => {
        rows.push({ line: lines, cells });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
  return rows;
};
