import { expect, test } from 'vitest';
import { cellKey, selectionCells, selectionRespondents } from './results.ts';

const SERVED = new Map([
  ['', 40],
  ['unit=a', 20],
  ['unit=b', 20],
  ['gender=female', 27],
  ['unit=a&gender=female', 12],
]);

test.each([
  [{}, 40],
  [{ unit: ['a'] }, 20],
  [{ unit: ['a', 'b'] }, 40],
  [{ unit: ['a', 'a'] }, 20],
  [{ unit: [] }, 40],
  [{ unit: ['a'], gender: ['female'] }, 12],
  [{ unit: ['b'], gender: ['female'] }, null],
  [{ unit: ['a', 'b'], gender: ['female'] }, null],
  [{ unit: ['c'] }, null],
  [{ unit: ['a'], gender: ['female'], age: ['under_30'] }, null],
])('of %o so many people are shown: %s', (selection, people) => {
  expect(selectionRespondents(SERVED, selection)).toBe(people);
});

test('a cell has one key, whatever the order of its attributes', () => {
  expect(cellKey({ gender: 'male', unit: 'a' })).toBe(cellKey({ unit: 'a', gender: 'male' }));
});

test('a selection is made of at most two attributes', () => {
  expect(selectionCells({ unit: ['a'], gender: ['male'], age: ['under_30'] })).toBeNull();
  expect(selectionCells({ unit: ['a', 'b'], gender: ['male', 'female'] })).toHaveLength(4);
});
