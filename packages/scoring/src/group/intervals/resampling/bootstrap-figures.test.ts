import { expect, test } from 'vitest';
import {
  BARS_AT,
  DIMENSION_WIDTH,
  DIMENSIONS_AT,
  FIGURE_PLACES,
  SIDE_WIDTH,
} from '../culture-intervals.ts';
import { LEADERSHIP, MANAGEMENT, writeShape, writeTable } from './bootstrap-figures.ts';

/** What a table writes into a row of sevens, by place. */
const written = (table: number): Record<number, number> => {
  const row = new Float64Array(SIDE_WIDTH).fill(7);
  // Four rank sums of two situations, the last one point too many; then the axes.
  const medians = Float64Array.from([...Array.from({ length: 6 }, () => 1), 3, 4, 6, 8, 4, -2, 9]);
  writeTable(row, medians, 6, table, 2);
  return Object.fromEntries([...row.entries()].filter(([, value]) => value !== 7));
};
/** 5, 4, 2 and 0 twelfths, of eleven. */
const BARS = [5, 4, 2, 0].map((twelfths) => expect.closeTo((100 * twelfths) / 11, 9) as number);

test('a table writes its four bars, which sum to 100, and its point', () => {
  const bars = (at: number) => BARS.map((bar, type) => [at + type, bar] as const);
  expect(written(0)).toEqual(
    Object.fromEntries([[FIGURE_PLACES.x, 50], [FIGURE_PLACES.y, -25], ...bars(BARS_AT)]),
  );
  const second = DIMENSIONS_AT + DIMENSION_WIDTH;
  expect(written(2)).toEqual(
    Object.fromEntries([...bars(second), [second + 4, 50], [second + 5, -25]]),
  );
});

test('the styles are as far apart as their points', () => {
  const row = new Float64Array(SIDE_WIDTH);
  row.set([40, -70], LEADERSHIP);
  row.set([-20, 10], MANAGEMENT);
  writeShape(row);
  expect(row[FIGURE_PLACES.stylesApart]).toBe(100);
});
