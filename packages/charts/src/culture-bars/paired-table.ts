import { orMissing } from '../numbers/number-formats.ts';
import type { TableData } from '../table/chart-table.tsx';
import { kindsOf, type PairedRow, type PairedTexts } from './paired-model.ts';

export const pairedTable = (
  rows: readonly PairedRow[],
  texts: PairedTexts,
  write: (value: number) => string,
): TableData => {
  const kinds = kindsOf(rows);
  return {
    columns: [texts.type, ...kinds.map((kind) => texts[kind])],
    rows: rows.map((row) => [
      texts.types[row.type],
      ...kinds.map((kind) => orMissing(row[kind], write)),
    ]),
  };
};
