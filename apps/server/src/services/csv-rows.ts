import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRow {
  /** Where the record ends, as a text editor counts: the first line is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The records of a text, blank ones left out; null if it is no table. */
export const csvRows = (
  text: string,
  delimiter: string,
  { relaxQuotes = false }: { readonly relaxQuotes?: boolean } = {},
): CsvRow[] | null => {
  const rows: CsvRow[] = [];
  try {
    parse(text.replaceAll(/\r\n?/g, '\n'), {
      bom: true,
      delimiter,
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
