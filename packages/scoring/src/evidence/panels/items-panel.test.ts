import { expect, test } from 'vitest';
import { type Cell, createReading } from '../reading.ts';
import { cellOf, DATE, READ_AT } from '../testing-cells.ts';
import { sheetWith, valuesWith } from '../testing-sheets.ts';
import { itemsPanel } from './items-panel.ts';

const figuresOf = (cells: readonly Cell[]) => {
  const panel = itemsPanel(createReading(cells));
  if (panel.state === 'too_few') throw new Error('enough people');
  return panel.figures;
};
const itemOf = (cells: readonly Cell[], id: string) =>
  figuresOf(cells).items.find(({ item }) => item === id);

/** The first and the third item, which is reverse-keyed, vary; turned, the third is 1, 4, 2, 5. */
const SHEETS = [
  [1, 5],
  [2, 2],
  [4, 4],
  [5, 1],
].map(([first = 0, third = 0]) => sheetWith({ 0: first, 2: third }));
/** The two items of power. */
const VALUES = [
  [1, 2],
  [2, 5],
  [4, 3],
  [5, 6],
].map(([first = 0, second = 0]) => valuesWith({ 2: first, 12: second }));

test('mean, deviation, options and correlation with the other items', () => {
  const cells = [cellOf('personality', 25, SHEETS)];
  expect(figuresOf(cells).items).toHaveLength(120);
  const first = itemOf(cells, 'imagination_1');
  expect(first).toMatchObject({
    instrument: 'personality',
    scale: 'imagination',
    people: 100,
    mean: 3,
    options: [25, 25, 0, 25, 25],
    skipped: 0,
  });
  expect(first?.deviation).toBeCloseTo(Math.sqrt((25 * (4 + 1 + 1 + 4)) / 99), 12);
  // ((-2)(-2) + (-1)(1) + (1)(-1) + (2)(2)) / (4 + 1 + 1 + 4), once the third is turned.
  expect(first?.itemRest).toBeCloseTo(0.6, 12);
  const third = itemOf(cells, 'imagination_3');
  expect(third).toMatchObject({ mean: 3, options: [25, 25, 0, 25, 25] });
  expect(third?.itemRest).toBeCloseTo(0.6, 12);
  expect(itemOf(cells, 'vulnerability_4')).toEqual({
    instrument: 'personality',
    item: 'vulnerability_4',
    scale: 'vulnerability',
    people: 100,
    mean: 3,
    deviation: 0,
    // All have answered alike.
    itemRest: null,
    options: [0, 0, 100, 0, 0],
    skipped: 0,
  });
});

test('the same of values, from -1 to 7', () => {
  const cells = [cellOf('values', 25, VALUES)];
  expect(figuresOf(cells).items).toHaveLength(20);
  const first = itemOf(cells, 'power_1');
  expect(first).toMatchObject({
    instrument: 'values',
    scale: 'power',
    people: 100,
    mean: 1,
    options: [25, 25, 0, 25, 25, 0, 0, 0, 0],
    skipped: 0,
  });
  expect(first?.deviation).toBeCloseTo(Math.sqrt(250 / 99), 12);
  // The other item is 2, 5, 3, 6: (-2)(-2) + (-1)(1) + (1)(-1) + (2)(2) over 10.
  expect(first?.itemRest).toBeCloseTo(0.6, 12);
  expect(itemOf(cells, 'power_2')?.mean).toBe(2);
  expect(itemOf(cells, 'security_1')?.itemRest).toBeNull();
});

test('people who left items out count by option, not in the correlation', () => {
  const partial = [
    cellOf('personality_partial', 30, [sheetWith({ 0: 0, 4: 5 })]),
    cellOf('values_partial', 40, [valuesWith({ 2: 0, 12: 9 })]),
  ];
  const cells = [cellOf('personality', 25, SHEETS), cellOf('values', 25, VALUES), ...partial];
  expect(figuresOf(cells).items).toHaveLength(140);
  const first = itemOf(cells, 'imagination_1');
  expect(first).toMatchObject({ people: 130, mean: 3, options: [25, 25, 0, 25, 25], skipped: 30 });
  expect(first?.itemRest).toBeCloseTo(0.6, 12);
  expect(itemOf(cells, 'artistic_interests_1')).toMatchObject({
    people: 130,
    mean: (100 * 3 + 30 * 5) / 130,
    options: [0, 0, 100, 0, 30],
    skipped: 0,
  });
  expect(itemOf(cells, 'power_1')).toMatchObject({ people: 140, mean: 1, skipped: 40 });
  expect(itemOf(cells, 'power_2')).toMatchObject({ people: 140, skipped: 0 });
});

test('an item that nobody answered has no mean, and that of one has no deviation', () => {
  const declined = valuesWith({ 0: 0, 2: 0 });
  const cells = [
    cellOf('values_partial', 99, [declined]),
    cellOf('values_partial', 1, [valuesWith({ 0: 0, 2: 9 })]),
    cellOf('values_partial', 2, [valuesWith({ 0: 0, 2: 0, 4: 8 })]),
  ];
  expect(itemOf(cells, 'self_direction_1')).toMatchObject({
    people: 102,
    mean: null,
    deviation: null,
    itemRest: null,
    skipped: 102,
  });
  expect(itemOf(cells, 'power_1')).toMatchObject({ people: 102, mean: 7, deviation: null });
  const two = [
    cellOf('values_partial', 98, [declined]),
    cellOf('values_partial', 2, VALUES.slice(0, 1)),
  ];
  expect(itemOf(two, 'power_1')).toMatchObject({ mean: -1, deviation: 0, skipped: 98 });
});

test('only instruments that 100 people answered are listed', () => {
  const many = cellOf('personality', 25, SHEETS);
  const items = (...cells: Cell[]) => figuresOf(cells).items.length;
  expect(items(many, cellOf('values', 99, [valuesWith({})]))).toBe(120);
  expect(items(many, cellOf('values', 100, [valuesWith({})]))).toBe(140);
  expect(
    items(cellOf('values', 100, [valuesWith({})]), cellOf('personality', 99, [sheetWith({})])),
  ).toBe(20);
});

test('the panel counts the people of the instrument that more answered', () => {
  const panelOf = (...cells: Cell[]) => itemsPanel(createReading(cells));
  const later = new Date('2026-03-02T12:00:00Z');
  expect(panelOf()).toEqual({ state: 'too_few', people: 0, needed: 100, date: null });
  expect(
    panelOf(
      cellOf('personality', 50, [sheetWith({})]),
      { ...cellOf('personality_partial', 20, [sheetWith({ 0: 0 })], 'en'), readAt: later },
      cellOf('values', 69, [valuesWith({})]),
    ),
  ).toEqual({ state: 'too_few', people: 70, needed: 100, date: later.toISOString() });
  expect(
    panelOf(
      { ...cellOf('personality', 70, [sheetWith({})]), readAt: later },
      {
        ...cellOf('values', 71, [valuesWith({})]),
        readAt: READ_AT,
      },
    ),
  ).toMatchObject({ people: 71, date: later.toISOString() });
  expect(panelOf(cellOf('values', 71, [valuesWith({})]))).toMatchObject({ people: 71, date: DATE });
});

test('each page has the median of its seconds a statement', () => {
  const cells = [
    cellOf('personality', 100, [sheetWith({})]),
    cellOf('times/values/2', 10, [
      [3, 60],
      [3, 9],
      [8, 9],
    ]),
    cellOf('times/culture/1', 7, [[0]]),
  ];
  // Bin 3 is 1.5 to 2 seconds.
  expect(figuresOf(cells).pages).toEqual([
    { page: 'values/0', people: 30, medianSeconds: 1.75 },
    { page: 'values/1', people: 30, medianSeconds: 4.75 },
    { page: 'culture/0', people: 7, medianSeconds: 0.25 },
  ]);
});
