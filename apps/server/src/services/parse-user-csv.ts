import { LIMITS, type FieldErrors } from '@cadran/contract';
import { invalid, refuseFields } from '../app-error.ts';
import { csvRows } from './csv-rows.ts';
import {
  COLUMNS,
  LANGUAGE_WORDS,
  plainWord,
  ROLE_WORDS,
  YES_NO_WORDS,
  type Column,
} from './user-csv-words.ts';

export interface CsvLine {
  /** Where the record ends, as a text editor counts: the header is line 1. */
  readonly line: number;
  /** Words turned into codes; what is no known word stays as it is, for the schema to refuse. */
  readonly values: Readonly<Record<string, string | boolean>>;
}

const REQUIRED: readonly Column[] = ['username', 'email'];

const columnNamed = (header: string): Column | undefined =>
  (Object.keys(COLUMNS) as Column[]).find((column) =>
    COLUMNS[column].some((word) => word === plainWord(header)),
  );

/** The file as a whole is refused for its header: a column that nobody reads is a mistake, not a detail. */
const columnsOf = (header: readonly string[]): Column[] => {
  const fields: FieldErrors = {};
  const columns: Column[] = [];
  for (const name of header) {
    const column = columnNamed(name);
    if (column === undefined || columns.includes(column))
      fields[`csv.${name.slice(0, 60)}`] = 'unknown_field';
    else columns.push(column);
  }
  for (const column of REQUIRED)
    if (!columns.includes(column)) fields[`csv.${column}`] = 'required';
  refuseFields(fields);
  return columns;
};

const codeOf = (column: Column, cell: string): string | boolean => {
  const word = plainWord(cell);
  if (column === 'role') return ROLE_WORDS.get(word) ?? cell;
  if (column === 'language') return LANGUAGE_WORDS.get(word) ?? cell;
  if (column === 'username' || column === 'email') return cell;
  return YES_NO_WORDS.get(word) ?? cell;
};

/** An empty cell of an optional column means "as usual"; one of a required column stays, to be refused. */
const valuesOf = (columns: readonly Column[], cells: readonly string[]): CsvLine['values'] =>
  Object.fromEntries(
    columns
      .map((column, index) => [column, cells[index] ?? ''] as const)
      .filter(([column, cell]) => cell !== '' || REQUIRED.includes(column))
      .map(([column, cell]) => [column, codeOf(column, cell)]),
  );

/** Cells beyond the header's mean a shifted line: a field that the schema does not know refuses it. */
const surplus = (columns: readonly Column[], cells: readonly string[]): CsvLine['values'] =>
  cells.slice(columns.length).some((cell) => cell !== '') ? { [`cell ${cells.length}`]: '' } : {};

export const parseUserCsv = (csv: string): CsvLine[] => {
  const all = csvRows(csv);
  if (all === null) throw invalid({ csv: 'format' });
  const [header, ...rows] = all;
  if (header === undefined) throw invalid({ csv: 'required' });
  const columns = columnsOf(header.cells);
  if (rows.length === 0) throw invalid({ csv: 'min_items:1' });
  if (rows.length > LIMITS.importRows) throw invalid({ csv: `max_items:${LIMITS.importRows}` });
  return rows.map(({ line, cells }) => ({
    line,
    values: { ...valuesOf(columns, cells), ...surplus(columns, cells) },
  }));
};
