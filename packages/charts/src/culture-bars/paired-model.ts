import type { ChartOf } from '@cadran/contract';
import type { SeriesKind } from '../drawing/paint.ts';

type PairedBars = ChartOf<'culture_bars' | 'distribution'>;
export type PairedRow = PairedBars['rows'][number];
export type PairedTexts = PairedBars['texts'];

/** The 95 % interval of a series in a row, where there is one. */
export const intervalOf = (
  { actualInterval, targetInterval }: PairedRow,
  kind: SeriesKind,
): readonly [number, number] | undefined => (kind === 'actual' ? actualInterval : targetInterval);

/** The series that hold something: a portrait without a target has one. */
export const seriesWithValues = (rows: readonly PairedRow[]): readonly SeriesKind[] =>
  (['actual', 'target'] as const).filter((kind) => rows.some((row) => row[kind] !== null));
