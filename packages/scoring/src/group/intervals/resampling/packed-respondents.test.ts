import { expect, test } from 'vitest';
import { addRows, packRespondents } from './packed-respondents.ts';

const SUMS = Uint8Array.from(
  [
    [4, 9, 13, 14],
    [6, 6, 13, 15],
    [7, 7, 7, 19],
    [10, 10, 10, 10],
    [14, 13, 9, 4],
  ].flat(),
);
const none = { values: [0], sharesUpTo: [] };
/** Thresholds of the first two medians. */
const MEDIANS = [
  { values: [4, 6, 9], sharesUpTo: [0, 0] },
  { values: [6, 7, 9, 20], sharesUpTo: [0, 0, 0] },
  none,
  none,
  none,
  none,
];
const PACKED = packRespondents([[{ situations: 4, sums: SUMS }]], [MEDIANS], 5);

/** Counts at each threshold, and twelfths of the first rank of each type. */
const addedUp = (...people: number[]) => {
  const added = new Int32Array(PACKED.width).fill(99);
  addRows(PACKED, Uint32Array.from(people), added);
  return [
    [...new Uint8Array(added.buffer).subarray(0, 5)],
    [...new Uint16Array(added.buffer).subarray(PACKED.sharesAt)],
  ];
};

test('a respondent counts at every threshold that they do not exceed', () => {
  expect(addedUp(0)[0]).toEqual([1, 1, 0, 0, 1]);
  expect(addedUp(1)[0]).toEqual([0, 1, 1, 1, 1]);
  expect(addedUp(3)[0]).toEqual([0, 0, 0, 0, 0]);
  expect([...PACKED.totals]).toEqual([1, 2, 1, 2, 3]);
});

test('types that share the first rank share its twelve parts', () => {
  expect([0, 1, 2, 3, 4].map((person) => addedUp(person)[1])).toEqual([
    [12, 0, 0, 0],
    [6, 6, 0, 0],
    [4, 4, 4, 0],
    [3, 3, 3, 3],
    [0, 0, 0, 12],
  ]);
});

test('rows of all people drawn are added up, however many there are', () => {
  expect(addedUp()).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  expect(addedUp(0, 1)[0]).toEqual([1, 2, 1, 1, 2]);
  expect(addedUp(0, 1, 2)[1]).toEqual([22, 10, 4, 0]);
  expect(addedUp(0, 0, 0, 1)[1]).toEqual([42, 6, 0, 0]);
  expect(addedUp(4, 4, 4, 4, 0)[1]).toEqual([12, 0, 0, 48]);
});

test('a row has whole words: thresholds of one byte in fours, then the shares of each side', () => {
  expect([PACKED.width, PACKED.sharesAt]).toEqual([4, 4]);
  expect(PACKED.words).toHaveLength(6 * 4);
  const side = [{ situations: 4, sums: SUMS }];
  const both = packRespondents([side, side], [MEDIANS, MEDIANS], 5);
  expect([both.width, both.sharesAt]).toEqual([7, 6]);
  expect([...both.totals]).toEqual([1, 2, 1, 2, 3, 1, 2, 1, 2, 3]);
});

test('the first rank is shared among the types of one person only', () => {
  const sums = Uint8Array.from([4, 9, 13, 14, 4, 14, 9, 13]);
  const { words, sharesAt } = packRespondents([[{ situations: 4, sums }]], [[]], 2);
  expect(sharesAt).toBe(0);
  expect([...new Uint16Array(words.buffer)]).toEqual([12, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0]);
});

test('sides without a table have no shares', () => {
  const { words, width } = packRespondents([[], []], [], 2);
  expect(width).toBe(4);
  expect([...words]).toEqual(Array.from({ length: 12 }, () => 0));
});
