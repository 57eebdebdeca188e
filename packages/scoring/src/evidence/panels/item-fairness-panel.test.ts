import { itemFairness, type GroupTable } from '@cadran/evidence';
import { expect, test } from 'vitest';
import { ITEM_REST_CELLS, itemRestCell, PERSONALITY } from '../layout.ts';
import { createReading } from '../reading.ts';
import { cellOf, READ_AT } from '../testing-cells.ts';
import { sheetWith } from '../testing-sheets.ts';
import { itemFairnessPanel, languageGroups, tableGroups } from './item-fairness-panel.ts';

type Answers = readonly (readonly [restScore: number, option: number, count: number])[];

/** Cells in which only the first and the last item have answers. */
const cellsWith = (first: Answers, last: Answers = []): number[] => {
  const cells = Array.from({ length: ITEM_REST_CELLS }, () => 0);
  for (const [item, answers] of [
    [0, first],
    [119, last],
  ] as const)
    for (const [restScore, option, count] of answers)
      cells[itemRestCell(item, restScore, option)] = count;
  return cells;
};
const groupOf = (group: string, people: number, cells: ArrayLike<number>) => ({
  group,
  people,
  readAt: READ_AT,
  cells,
});

/** From the lowest rest sum and option to the highest. */
const REFERENCE: Answers = [
  [3, 0, 40],
  [7, 1, 50],
  [7, 2, 30],
  [8, 0, 5],
  [11, 3, 40],
  [15, 2, 20],
  [15, 4, 70],
];
const COMPARED: Answers = [
  [3, 0, 10],
  [3, 1, 50],
  [7, 2, 60],
  [11, 4, 40],
  [15, 4, 40],
];
const answersOf = (answers: Answers, group: 0 | 1) =>
  answers.map(([restScore, option, count]) => ({ restScore, option, group, count }));

test('groups are the same for who is alike on the other items, or not', () => {
  const reference = groupOf('fr', 255, cellsWith(REFERENCE, COMPARED));
  const other = groupOf('en', 200, cellsWith(COMPARED, COMPARED));
  const { grouping, groups, panel } = itemFairnessPanel('language', [reference, other]);
  expect(grouping).toBe('language');
  expect(groups).toEqual([
    { group: 'fr', people: 255 },
    { group: 'en', people: 200 },
  ]);
  if (panel.state === 'too_few') throw new Error('enough people');
  expect(panel).toMatchObject({ people: 200, needed: 200 });
  expect(panel.figures.reference).toBe('fr');
  const [comparison, ...others] = panel.figures.comparisons;
  expect(others).toEqual([]);
  expect(comparison?.group).toBe('en');
  expect(comparison?.items).toHaveLength(120);
  const expected = itemFairness([...answersOf(REFERENCE, 0), ...answersOf(COMPARED, 1)]);
  expect(expected.class).toBe('C');
  expect(comparison?.items[0]).toEqual({
    item: 'imagination_1',
    scale: 'imagination',
    ...expected,
  });
  // The lowest rest sums of the last item are not the highest of the one before it.
  expect(comparison?.items[118]).toEqual({
    item: 'vulnerability_3',
    scale: 'vulnerability',
    ...itemFairness([]),
  });
  const last = comparison?.items[119];
  expect(last).toMatchObject({ item: 'vulnerability_4', scale: 'vulnerability', class: 'A' });
  expect(last?.change).toBeCloseTo(0, 10);
});

test('the largest group is the reference, and those under 200 people are only named', () => {
  const cells = cellsWith([]);
  const { groups, panel } = itemFairnessPanel('age', [
    groupOf('under_25', 199, cells),
    groupOf('25_34', 200, cells),
    groupOf('35_44', 300, cells),
    groupOf('45_54', 201, cells),
  ]);
  expect(groups.map(({ people }) => people)).toEqual([300, 201, 200, 199]);
  if (panel.state === 'too_few') throw new Error('enough people');
  expect(panel.people).toBe(201);
  expect(panel.figures.reference).toBe('35_44');
  expect(panel.figures.comparisons.map(({ group }) => group)).toEqual(['45_54', '25_34']);
});

test('nothing is compared before the second group has 200 people', () => {
  const cells = cellsWith([]);
  const panelOf = (...people: number[]) =>
    itemFairnessPanel(
      'sex',
      people.map((count, i) => groupOf(['female', 'male'][i] ?? '', count, cells)),
    ).panel;
  const tooFew = { state: 'too_few', needed: 200 };
  expect(panelOf()).toEqual({ ...tooFew, people: 0, date: null });
  expect(panelOf(1000)).toEqual({ ...tooFew, people: 0, date: null });
  expect(panelOf(199, 1000)).toEqual({ ...tooFew, people: 199, date: READ_AT.toISOString() });
});

test('languages are read from the personality sums', () => {
  const reading = createReading([
    cellOf('personality', 3, [sheetWith({ 0: 5 })], 'en'),
    cellOf('values', 4, [], 'fr'),
  ]);
  const groups = languageGroups(reading);
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({ group: 'en', people: 3, readAt: READ_AT });
  const cells = Array.from(groups[0]?.cells ?? []);
  expect(cells).toHaveLength(ITEM_REST_CELLS);
  expect(cells[itemRestCell(0, 9, 4)]).toBe(3);
  expect(cells[itemRestCell(119, 9, 2)]).toBe(3);
  // In each of the 120 items, three people.
  expect(cells.reduce((sum, count) => sum + count, 0)).toBe(360);
  expect(PERSONALITY.at.itemRest + ITEM_REST_CELLS).toBe(PERSONALITY.length);
});

test('tables of one grouping are added up by group, with the day of the last', () => {
  const day = (of: number): Date => new Date(Date.UTC(2026, 2, of));
  const table = (
    grouping: GroupTable['grouping'],
    group: string,
    people: number,
    readAt: Date,
    answers: Answers,
  ): GroupTable => ({
    organizationId: '',
    instrumentVersion: 1,
    grouping,
    group,
    people,
    readAt,
    cells: cellsWith(answers),
  });
  const groups = tableGroups(
    [
      table('sex', 'female', 30, day(2), [[3, 0, 30]]),
      table('age', '25_34', 60, day(9), [[3, 0, 60]]),
      table('sex', 'male', 40, day(3), [[5, 1, 40]]),
      table('sex', 'female', 50, day(1), [
        [3, 0, 20],
        [4, 2, 30],
      ]),
      table('sex', 'male', 10, day(4), [[5, 1, 10]]),
    ],
    'sex',
  );
  expect(groups.map(({ group, people, readAt }) => [group, people, readAt])).toEqual([
    ['female', 80, day(2)],
    ['male', 50, day(4)],
  ]);
  expect(Array.from(groups[0]?.cells ?? [])).toEqual(
    cellsWith([
      [3, 0, 50],
      [4, 2, 30],
    ]),
  );
  expect(Array.from(groups[1]?.cells ?? [])).toEqual(cellsWith([[5, 1, 50]]));
});
