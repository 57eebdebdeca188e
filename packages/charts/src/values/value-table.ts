import { VALUES } from '@cadran/contract/codes';
import { formatsOf, type NumberFormats, orMissing } from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';
import { type ValueModel, type ValueTexts, writeOf } from './value-model.ts';

/** The ten values in the circle's order, a column per series. */
export const valueTable = (
  model: ValueModel,
  texts: ValueTexts,
  given?: Partial<NumberFormats>,
): TableData => {
  const write = writeOf(model, formatsOf(given));
  return {
    columns: [texts.value, ...model.series.map(({ label }) => label)],
    rows: VALUES.map((value) => [
      texts.values[value],
      ...model.series.map(({ values }) => orMissing(values[value], write)),
    ]),
  };
};
