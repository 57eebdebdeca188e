import {
  formatInterval,
  withDefaultFormats,
  type NumberFormats,
  formatOrDash,
} from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';
import { intervalOf, seriesWithValues, type PairedRow, type PairedTexts } from './paired-model.ts';

const pairedTable = (
  rows: readonly PairedRow[],
  texts: PairedTexts,
  write: (value: number) => string,
): TableData => {
  const kinds = seriesWithValues(rows);
  return {
    columns: [texts.type, ...kinds.map((kind) => texts[kind])],
    rows: rows.map((row) => [
      texts.types[row.type],
      ...kinds.map((kind) =>
        formatInterval(formatOrDash(row[kind], write), intervalOf(row, kind), write),
      ),
    ]),
  };
};

/** The four scores of the culture bars. */
export const cultureTable = (
  rows: readonly PairedRow[],
  texts: PairedTexts,
  format?: Partial<NumberFormats>,
): TableData => pairedTable(rows, texts, withDefaultFormats(format).decimal);

/** The shares of respondents per type. */
export const distributionTable = (
  rows: readonly PairedRow[],
  texts: PairedTexts,
  format?: Partial<NumberFormats>,
): TableData => pairedTable(rows, texts, withDefaultFormats(format).percent);
