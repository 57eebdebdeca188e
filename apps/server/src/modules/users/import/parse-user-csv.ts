import { LIMITS, type FieldErrors } from '@cadran/contract';
import { invalid, throwIfInvalid } from '../../../http/app-error.ts';
import {
  type Column,
  COLUMNS,
  parseCsv,
  LANGUAGE_WORDS,
  normalizeWord,
  ROLE_WORDS,
  YES_NO_WORDS,
} from '../../spreadsheets/index.ts';

export interface CsvLine {
  /** The record's last line; the header is line 1. */
  readonly line: number;
  /** Known words become codes; unknown ones stay, for the schema to refuse. */
  readonly values: Readonly<Record<string, string | boolean>>;
}

const REQUIRED: readonly Column[] = ['username', 'email'];
const TEXTS: readonly Column[] = [...REQUIRED, 'fullName'];

const findColumn = (header: string): Column | undefined =>
  (Object.keys(COLUMNS) as Column[]).find((column) =>
    COLUMNS[column].some((word) => word === normalizeWord(header)),
  );

/** Unknown, duplicate and missing columns refuse the whole file. */
const parseHeader = (header: readonly string[]): Column[] => {
  const fields: FieldErrors = {};
  const columns: Column[] = [];
  for (const name of header) {
    const column = findColumn(name);
    if (column === undefined || columns.includes(column))
      fields[`csv.${name.slice(0, 60)}`] = 'unknown_field';
    else columns.push(column);
  }
  for (const column of REQUIRED)
    if (!columns.includes(column)) fields[`csv.${column}`] = 'required';
  throwIfInvalid(fields);
  return columns;
};

const parseCell = (column: Column, cell: string): string | boolean => {
  const word = normalizeWord(cell);
  if (column === 'role') return ROLE_WORDS.get(word) ?? cell;
  if (column === 'language') return LANGUAGE_WORDS.get(word) ?? cell;
  if (TEXTS.includes(column)) return cell;
  return YES_NO_WORDS.get(word) ?? cell;
};

/** Empty optional cells take the default; empty required cells stay, for the schema to refuse. */
const parseRow = (columns: readonly Column[], cells: readonly string[]): CsvLine['values'] =>
  Object.fromEntries(
    columns
      .map((column, index) => [column, cells[index] ?? ''] as const)
      .filter(([column, cell]) => cell !== '' || REQUIRED.includes(column))
      .map(([column, cell]) => [column, parseCell(column, cell)]),
  );

/** Surplus cells mean a shifted line: an unknown field makes the schema refuse it. */
const surplusCells = (columns: readonly Column[], cells: readonly string[]): CsvLine['values'] =>
  cells.slice(columns.length).some((cell) => cell !== '') ? { [`cell ${cells.length}`]: '' } : {};

export const parseUserCsv = (csv: string): CsvLine[] => {
  const all = parseCsv(csv);
  if (all === null) throw invalid({ csv: 'format' });
  const [header, ...rows] = all;
  if (header === undefined) throw invalid({ csv: 'required' });
  const columns = parseHeader(header.cells);
  if (rows.length === 0) throw invalid({ csv: 'min_items:1' });
  if (rows.length > LIMITS.importRows) throw invalid({ csv: `max_items:${LIMITS.importRows}` });
  return rows.map(({ line, cells }) => ({
    line,
    values: { ...parseRow(columns, cells), ...surplusCells(columns, cells) },
  }));
};
