import { VALUES } from '@cadran/contract/codes';
import { withDefaultFormats, type NumberFormats, formatOrDash } from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';
import { type ValueModel, type ValueTexts, valueFormat } from './value-model.ts';

/** The ten values in the circle's order, a column per series. */
export const valueTable = (
  model: ValueModel,
  texts: ValueTexts,
  formats?: Partial<NumberFormats>,
): TableData => {
  const write = valueFormat(model, withDefaultFormats(formats));
  return {
    columns: [texts.value, ...model.series.map(({ label }) => label)],
    rows: VALUES.map((value) => [
      texts.values[value],
      ...model.series.map(({ values }) => formatOrDash(values[value], write)),
    ]),
  };
};
