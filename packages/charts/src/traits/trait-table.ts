import { withDefaultFormats, type NumberFormats, formatOrDash } from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';
import { intervalText, type TraitRow, type TraitTexts } from './trait-model.ts';

/** Positions with their margin, and the desired ranges where there are any. */
export const traitTable = (
  rows: readonly TraitRow[],
  texts: TraitTexts,
  formats?: Partial<NumberFormats>,
): TableData => {
  const { decimal } = withDefaultFormats(formats);
  const hasTarget = rows.some(({ interval }) => interval !== null);
  const withMargin = (position: number, margin: number | null): string =>
    margin === null ? decimal(position) : `${decimal(position)}\u00a0±\u00a0${decimal(margin)}`;
  return {
    columns: [texts.trait, texts.score, ...(hasTarget ? [texts.desired] : [])],
    rows: rows.map(({ label, position, margin, interval }) => [
      label,
      formatOrDash(position, (value) => withMargin(value, margin)),
      ...(hasTarget ? [intervalText(interval, texts, decimal)] : []),
    ]),
  };
};
