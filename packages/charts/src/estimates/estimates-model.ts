import type { ChartOf } from '@cadran/contract';
import {
  formatOrDash,
  MISSING,
  type NumberFormats,
  withDefaultFormats,
} from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';

export type EstimatesModel = Pick<
  ChartOf<'estimates'>,
  'mark' | 'write' | 'ticks' | 'rows' | 'texts'
>;
export type EstimateRow = EstimatesModel['rows'][number];

export const estimatesTable = (
  { rows, texts, write }: Pick<EstimatesModel, 'rows' | 'texts' | 'write'>,
  formats?: Partial<NumberFormats>,
): TableData => {
  const format = withDefaultFormats(formats)[write];
  const hasIntervals = rows.some(({ interval }) => interval !== null);
  return {
    columns: [texts.row, texts.value, ...(hasIntervals ? [texts.interval] : [])],
    rows: rows.map(({ label, value, interval, note }) => [
      label,
      value === null && note !== undefined ? note : formatOrDash(value, format),
      ...(hasIntervals
        ? [interval ? `[${format(interval[0])}; ${format(interval[1])}]` : MISSING]
        : []),
    ]),
  };
};
