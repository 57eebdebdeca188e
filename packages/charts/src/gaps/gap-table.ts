import { formatInterval } from '../numbers/with-interval.ts';
import { withDefaultFormats, type NumberFormats } from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';
import { type GapRow, type GapTexts, shownGap } from './gap-model.ts';

export const gapTable = (
  rows: readonly GapRow[],
  texts: GapTexts,
  formats?: Partial<NumberFormats>,
): TableData => ({
  columns: [texts.type, texts.gap, texts.priority],
  rows: rows.map(({ type, gap, interval, priority }) => [
    texts.types[type],
    formatInterval(
      withDefaultFormats(formats).difference(shownGap(gap)),
      interval,
      withDefaultFormats(formats).difference,
    ),
    texts.priorities[priority],
  ]),
});
