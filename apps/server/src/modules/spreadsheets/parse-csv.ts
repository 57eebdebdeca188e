import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRow {
  /** Last line of the record, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [';', '\t', ','] as const;

/** French spreadsheets write semicolons; the most frequent separator of the header wins. */
const detectSeparator = (text: string): string => {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const count = (separator: string) => header.split(separator).length;
  const [most] = SEPARATORS.filter((separator) => header.includes(separator)).toSorted(
    (a, b) => count(b) - count(a),
  );
  return most ?? ',';
};

/** The non-blank records; null if the text is not valid CSV. */
export const parseCsv = (
  text: string,
  { relaxQuotes = false }: { readonly relaxQuotes?: boolean } = {},
): CsvRow[] | null => {
  const rows: CsvRow[] = [];
  try {
    parse(text.replaceAll(/\r\n?/g, '\n'), {
      bom: true,
      delimiter: detectSeparator(text),
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
