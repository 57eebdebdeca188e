import type { Language } from '@cadran/contract';
import type { Cell } from './escape-formula.ts';

const BOM = '\ufeff';
/** Excel expects semicolons where the comma is the decimal separator. */
const SEPARATORS = { fr: ';', en: ',' } as const satisfies Record<Language, string>;

const field = (cell: Cell): string => {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell) : `"${cell.replaceAll('"', '""')}"`;
};

/** RFC 4180 with a BOM, by which spreadsheets recognise UTF-8. */
export const csvStream = async function* (
  lines: AsyncIterable<readonly (readonly Cell[])[]>,
  language: Language,
): AsyncGenerator<string> {
  yield BOM;
  for await (const batch of lines)
    yield batch.map((cells) => `${cells.map(field).join(SEPARATORS[language])}\r\n`).join('');
};
