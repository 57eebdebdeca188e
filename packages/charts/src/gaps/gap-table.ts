import { formatsOf, type NumberFormats } from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';
import { type GapRow, type GapTexts, shownGap } from './gap-model.ts';

export const gapTable = (
  rows: readonly GapRow[],
  texts: GapTexts,
  given?: Partial<NumberFormats>,
): TableData => ({
  columns: [texts.type, texts.gap, texts.priority],
  rows: rows.map(({ type, gap, priority }) => [
    texts.types[type],
    formatsOf(given).difference(shownGap(gap)),
    texts.priorities[priority],
  ]),
});
