import type { ChartOf } from '@cadran/contract';
import {
  withDefaultFormats,
  MISSING,
  type NumberFormats,
  formatOrDash,
} from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';

export type SectionRow = ChartOf<'sections'>['rows'][number];
export type SectionTexts = ChartOf<'sections'>['texts'];

export const sectionTable = (
  rows: readonly SectionRow[],
  texts: SectionTexts,
  formats?: Partial<NumberFormats>,
): TableData => {
  const { integer } = withDefaultFormats(formats);
  const hasIntervals = rows.some(({ interval }) => interval !== null);
  return {
    columns: [texts.section, texts.score, ...(hasIntervals ? [texts.interval] : []), texts.weight],
    rows: rows.map(({ label, score, weight, interval, note }) => [
      label,
      score === null ? (note ?? MISSING) : integer(score),
      ...(hasIntervals
        ? [interval ? `${integer(interval[0])}–${integer(interval[1])}` : MISSING]
        : []),
      score === null ? MISSING : formatOrDash(weight, integer),
    ]),
  };
};
