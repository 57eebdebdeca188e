import { formatsOf, type NumberFormats, orMissing } from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';
import { kindsOf, type PairedRow, type PairedTexts } from './paired-model.ts';

const pairedTable = (
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

/** The four scores of the culture bars. */
export const cultureTable = (
  rows: readonly PairedRow[],
  texts: PairedTexts,
  format?: Partial<NumberFormats>,
): TableData => pairedTable(rows, texts, formatsOf(format).integer);

/** The shares of respondents per type. */
export const distributionTable = (
  rows: readonly PairedRow[],
  texts: PairedTexts,
  format?: Partial<NumberFormats>,
): TableData => pairedTable(rows, texts, formatsOf(format).percent);
