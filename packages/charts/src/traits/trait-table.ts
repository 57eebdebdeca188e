import { formatsOf, type NumberFormats, orMissing } from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';
import { intervalText, type TraitRow, type TraitTexts } from './trait-model.ts';

/** T scores with their error, and the desired intervals where there are any. */
export const traitTable = (
  rows: readonly TraitRow[],
  texts: TraitTexts,
  given?: Partial<NumberFormats>,
): TableData => {
  const { integer } = formatsOf(given);
  const hasTarget = rows.some(({ interval }) => interval !== null);
  return {
    columns: [texts.trait, texts.score, ...(hasTarget ? [texts.desired] : [])],
    rows: rows.map(({ label, t, error, interval }) => [
      label,
      orMissing(t, (value) => `${integer(value)}\u00a0±\u00a0${integer(error)}`),
      ...(hasTarget ? [intervalText(interval, texts, integer)] : []),
    ]),
  };
};
