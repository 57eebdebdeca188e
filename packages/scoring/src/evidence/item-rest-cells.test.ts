import { expect, test } from 'vitest';
import { itemRestCells, turned } from './item-rest-cells.ts';
import { sheetWith } from './testing-sheets.ts';

test('answers to reverse-keyed items are turned', () => {
  const sheet = sheetWith({ 0: 2, 2: 2 });
  // The third and fourth item of a facet are reverse-keyed.
  expect([0, 1, 2].map((item) => turned(sheet, item))).toEqual([2, 3, 4]);
});

test('each item counts by the sum of the other three of its facet and its own answer', () => {
  // Turned 5, 1, 5 and 4, so that the others sum to 10, 14, 10 and 11.
  const cells = itemRestCells(sheetWith({ 0: 5, 1: 1, 2: 1, 3: 2 }));
  expect(cells.slice(0, 4)).toEqual([
    (10 - 3) * 5 + 4,
    (13 + 14 - 3) * 5,
    (26 + 10 - 3) * 5 + 4,
    (39 + 11 - 3) * 5 + 3,
  ]);
  expect(cells.slice(4)).toEqual(
    Array.from({ length: 116 }, (_, i) => ((i + 4) * 13 + 9 - 3) * 5 + 2),
  );
});
