import type { ChartOf } from '@cadran/contract';
import {
  formatInterval,
  withDefaultFormats,
  type NumberFormats,
} from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';

export type GapRow = ChartOf<'gaps'>['rows'][number];
export type GapTexts = ChartOf<'gaps'>['texts'];

/**
 * What is shown of a gap: cut to one decimal, not rounded, so that 9.96 does not read as a
 * gap of 10 that was denied its priority.
 */
export const shownGap = (gap: number): number => Math.trunc(gap * 10 + Math.sign(gap) * 1e-6) / 10;

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
