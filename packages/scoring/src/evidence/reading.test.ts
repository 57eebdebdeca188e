import type { Language } from '@cadran/contract/codes';
import { expect, test } from 'vitest';
import { type Cell, createReading } from './reading.ts';

const day = (of: number): Date => new Date(Date.UTC(2026, 2, of));
const cell = (
  language: Language,
  kind: string,
  people: number,
  readAt: Date | null,
  counts: readonly number[],
): Cell => ({ language, kind, people, readAt, counts: new Int32Array(counts) });

const CELLS = [
  cell('fr', 'values', 30, day(2), [1, 2]),
  cell('en', 'values', 40, day(1), [10, 20]),
  cell('fr', 'scores/', 5, day(3), [7]),
  cell('fr', 'values', 60, day(4), [100, 200]),
  cell('en', 'scores/', 6, null, [8]),
  cell('fr', 'scores/values', 1, day(5), [9]),
];

test('cells of one kind and language are one, with the day of the last', () => {
  const reading = createReading(CELLS);
  expect(reading.of('values', 'fr')).toEqual({
    people: 90,
    readAt: day(4),
    counts: new Int32Array([101, 202]),
  });
  expect(reading.of('values', 'en')).toEqual({
    people: 40,
    readAt: day(1),
    counts: new Int32Array([10, 20]),
  });
  expect(reading.cells()).toEqual([
    cell('fr', 'values', 90, day(4), [101, 202]),
    cell('en', 'values', 40, day(1), [10, 20]),
    cell('fr', 'scores/', 5, day(3), [7]),
    cell('en', 'scores/', 6, null, [8]),
    cell('fr', 'scores/values', 1, day(5), [9]),
  ]);
});

test('without a language, all languages are added up', () => {
  const reading = createReading(CELLS);
  expect(reading.of('values')).toEqual({
    people: 130,
    readAt: day(4),
    counts: new Int32Array([111, 222]),
  });
  expect(reading.of('scores/')).toEqual({
    people: 11,
    readAt: day(3),
    counts: new Int32Array([15]),
  });
  // What was read is a copy.
  expect(reading.of('values', 'en')?.counts).toEqual(new Int32Array([10, 20]));
});

test('the later day stays, whichever is added first', () => {
  const inOrder = (...days: (Date | null)[]) =>
    createReading(days.map((readAt) => cell('fr', 'values', 1, readAt, [1]))).of('values')?.readAt;
  expect(inOrder(day(1), day(2))).toEqual(day(2));
  expect(inOrder(day(2), day(1))).toEqual(day(2));
  expect(inOrder(null, day(1))).toEqual(day(1));
  expect(inOrder(day(1), null)).toEqual(day(1));
  expect(inOrder(null, null)).toBeNull();
});

test('there is nothing of whom nobody was added', () => {
  const reading = createReading([...CELLS, cell('en', 'personality', 0, day(9), [5])]);
  expect(reading.of('personality')).toBeNull();
  expect(reading.of('personality', 'en')).toBeNull();
  expect(reading.of('scores/values', 'en')).toBeNull();
  expect(reading.cells()).toHaveLength(5);
  expect(createReading().cells()).toEqual([]);
});

test('kinds are listed once, by how they begin', () => {
  const reading = createReading(CELLS);
  expect(reading.kinds('scores/')).toEqual(['scores/', 'scores/values']);
  expect(reading.kinds('values')).toEqual(['values']);
  expect(reading.kinds('')).toEqual(['values', 'scores/', 'scores/values']);
});

test('the cells that are added stay as they were', () => {
  const first = cell('fr', 'values', 1, day(1), [1]);
  const reading = createReading();
  reading.add(first);
  reading.add(cell('fr', 'values', 1, day(2), [1]));
  expect(first).toEqual(cell('fr', 'values', 1, day(1), [1]));
  expect(reading.of('values')?.counts).toEqual(new Int32Array([2]));
});
