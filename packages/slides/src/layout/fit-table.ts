import { textWidth } from '@cadran/charts/models';
import type { DeckTable } from '@cadran/reports';
import type { Box } from '../pptx/xml.ts';
import { LINE_HEIGHT, linesOf } from './fit-text.ts';

export const CELL_PADDING = { x: 7, y: 5 } as const;
const SIZES = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9];
/** A column of words is at least as wide as its longest word. */
const NARROWEST = 36;

export interface FittedTable extends DeckTable {
  readonly size: number;
  readonly widths: readonly number[];
  readonly heights: readonly number[];
  /** Rows that have no room; they go to the notes. */
  readonly left: readonly (readonly string[])[];
}

const widestOf = (texts: readonly string[], size: number): number =>
  Math.max(0, ...texts.map((text) => textWidth(text, { size, weight: 600 })));

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

/** Each column as wide as it wants to be, or at least as its longest word; `fits`: no word is broken. */
const columnWidths = (
  { columns, rows }: DeckTable,
  width: number,
  size: number,
): { readonly widths: readonly number[]; readonly fits: boolean } => {
  const cells = columns.map((column, place) => [column, ...rows.map((row) => row[place] ?? '')]);
  const padding = 2 * CELL_PADDING.x;
  const wanted = cells.map((texts) => widestOf(texts, size) + padding);
  const least = cells.map((texts) =>
    Math.max(
      NARROWEST,
      widestOf(
        texts.flatMap((text) => text.split(' ')),
        size,
      ) + padding,
    ),
  );
  const scaled = (list: readonly number[]): readonly number[] =>
    list.map((one) => (one * width) / sum(list));
  if (sum(wanted) <= width) return { widths: scaled(wanted), fits: true };
  const room = width - sum(least);
  if (room < 0) return { widths: scaled(least), fits: false };
  const extra = wanted.map((one, place) => one - (least[place] ?? 0));
  const share = room / sum(extra);
  return { widths: least.map((one, place) => one + share * (extra[place] ?? 0)), fits: true };
};

/** The largest size in which all rows fit; at the smallest, as many rows as fit. */
export const fitTable = (
  table: DeckTable,
  box: Pick<Box, 'width' | 'height'>,
  largest: number,
): FittedTable => {
  const laidOut = SIZES.filter((size) => size <= largest).map((size) => {
    const { widths, fits } = columnWidths(table, box.width, size);
    const heights = [table.columns, ...table.rows].map(
      (row, index) =>
        Math.max(
          ...row.map((text, place) =>
            linesOf(text, (widths[place] ?? 0) - 2 * CELL_PADDING.x, size, index === 0 ? 600 : 400),
          ),
        ) *
          size *
          LINE_HEIGHT +
        2 * CELL_PADDING.y,
    );
    return { size, widths, heights, fits: fits && sum(heights) <= box.height };
  });
  const smallest = laidOut.at(-1);
  const chosen = laidOut.find(({ fits }) => fits) ?? smallest;
  if (!chosen) throw new Error('no size');
  const { size, widths, heights } = chosen;
  let rows = table.rows.length;
  while (rows > 1 && sum(heights.slice(0, rows + 1)) > box.height) rows -= 1;
  return {
    ...table,
    rows: table.rows.slice(0, rows),
    size,
    widths,
    heights: heights.slice(0, rows + 1),
    left: table.rows.slice(rows),
  };
};
