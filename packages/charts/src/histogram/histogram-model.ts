import type { ChartOf } from '@cadran/contract';
import { type NumberFormats, withDefaultFormats } from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';

export type HistogramModel = Pick<ChartOf<'histogram'>, 'bins' | 'texts'>;

export const histogramTable = (
  { bins, texts }: HistogramModel,
  formats?: Partial<NumberFormats>,
): TableData => {
  const { integer } = withDefaultFormats(formats);
  return {
    columns: [texts.bin, texts.count],
    rows: bins.map(({ label, count }) => [label, integer(count)]),
  };
};
