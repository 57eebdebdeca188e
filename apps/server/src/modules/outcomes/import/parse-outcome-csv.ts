import {
  type FieldErrors,
  LANGUAGES,
  LEAVING_REASONS,
  LIMITS,
  OUTCOME_RATINGS,
} from '@cadran/contract';
import { outcomes } from '@cadran/i18n/outcomes';
import { invalid, throwIfInvalid } from '../../../http/app-error.ts';
import { normalizeWord, parseCsv, YES_NO_WORDS } from '../../spreadsheets/index.ts';

/** As the template has them; name and campaign are for the reader only. */
export const OUTCOME_COLUMNS = [
  'candidate',
  'name',
  'campaign',
  'months',
  'stayed',
  'reason',
  ...OUTCOME_RATINGS,
] as const;
type Column = (typeof OUTCOME_COLUMNS)[number];
const REQUIRED: readonly Column[] = ['candidate', 'months', 'stayed'];

export interface OutcomeLine {
  readonly line: number;
  readonly cells: Partial<Record<Column, string>>;
  /** More cells than columns: the line is shifted. */
  readonly isShifted: boolean;
}

const texts = () => Promise.all(LANGUAGES.map((language) => outcomes.load(language)));

const columnNames = async (): Promise<ReadonlyMap<string, Column>> => {
  const all = await texts();
  return new Map(
    OUTCOME_COLUMNS.flatMap((column) =>
      [column, ...all.map(({ columns }) => columns[column])].map(
        (name) => [normalizeWord(name), column] as const,
      ),
    ),
  );
};

/** Unknown, repeated and missing columns refuse the whole file. */
const parseHeader = async (header: readonly string[]): Promise<Column[]> => {
  const names = await columnNames();
  const fields: FieldErrors = {};
  const found: Column[] = [];
  for (const name of header) {
    const column = names.get(normalizeWord(name));
    if (column === undefined || found.includes(column))
      fields[`csv.${name.slice(0, 60)}`] = 'unknown_field';
    else found.push(column);
  }
  for (const column of REQUIRED) if (!found.includes(column)) fields[`csv.${column}`] = 'required';
  throwIfInvalid(fields);
  return found;
};

export const parseOutcomeCsv = async (csv: string): Promise<OutcomeLine[]> => {
  const all = parseCsv(csv);
  if (all === null) throw invalid({ csv: 'format' });
  const [header, ...rows] = all;
  if (header === undefined) throw invalid({ csv: 'required' });
  const columns = await parseHeader(header.cells);
  if (rows.length === 0) throw invalid({ csv: 'min_items:1' });
  if (rows.length > LIMITS.importRows) throw invalid({ csv: `max_items:${LIMITS.importRows}` });
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
    isShifted: cells.slice(columns.length).some((cell) => cell !== ''),
  }));
};

/** A code or its name in either language; anything else stays, for the schema to refuse. */
const reasonCode = async (word: string): Promise<string> => {
  const all = await texts();
  return (
    LEAVING_REASONS.find((code) =>
      [code, ...all.map(({ reasons }) => reasons[code])].some(
        (name) => normalizeWord(name) === normalizeWord(word),
      ),
    ) ?? word
  );
};

const wholeNumber = (cell: string): number | string =>
  /^\d{1,3}$/.test(cell) ? Number(cell) : cell;

/** The values of a line, of which the schema says whether they are right; an empty rating cannot be said. */
export const lineValues = async ({ cells }: OutcomeLine) => {
  const { stayed = '', reason = '' } = cells;
  return {
    stayed: YES_NO_WORDS.get(normalizeWord(stayed)) ?? stayed,
    reason: reason === '' ? null : await reasonCode(reason),
    ratings: Object.fromEntries(
      OUTCOME_RATINGS.map((rating) => {
        const cell = cells[rating] ?? '';
        return [rating, cell === '' ? null : wholeNumber(cell)];
      }),
    ),
  };
};
