import { expect, test } from 'vitest';
import { addCounts, addPeople } from './add-people.ts';
import { PERSONALITY } from './layout.ts';
import { sheetWith } from './testing-sheets.ts';

/** The places with a count, from one place to before another, counted from the first. */
const placesIn = (counts: ArrayLike<number>, begin = 0, end = counts.length): number[] =>
  Array.from(counts)
    .slice(begin, end)
    .flatMap((count, place) => (count === 0 ? [] : [place]));

const VALUE_ANSWERS = Array.from({ length: 20 }, (_, item) => ({ 0: 3, 2: 9 })[item] ?? 1);

test('value items are counted by option and multiplied two by two', () => {
  const counts = addPeople('values', null, [VALUE_ANSWERS]);
  expect(counts).toHaveLength(410);
  expect(placesIn(counts, 0, 200)).toEqual(VALUE_ANSWERS.map((answer, i) => 10 * i + answer));
  // Row by row: item 0, items 1 and 0, items 2, 1 and 0, …
  expect(Array.from(counts.slice(200, 210))).toEqual([9, 3, 1, 27, 9, 81, 3, 1, 9, 1]);
  expect(Array.from(counts.slice(390, 394))).toEqual([3, 1, 9, 1]);
  expect(counts.slice(200).every((product) => product > 0)).toBe(true);
});

test('personality items are also counted by facet, domain, and item with its rest', () => {
  // Turned 5, 1, 5 and 4: three more than 3 each.
  const sheet = sheetWith({ 0: 5, 1: 1, 2: 1, 3: 2 });
  const counts = addPeople('personality', null, [sheet]);
  const { at, length } = PERSONALITY;
  expect(counts).toHaveLength(length);
  expect(placesIn(counts, at.options, at.products)).toEqual(
    sheet.map((answer, i) => 6 * i + answer),
  );
  expect(Array.from(counts.slice(at.products, at.products + 15))).toEqual(
    [[25], [5, 1], [5, 1, 1], [10, 2, 2, 4], [15, 3, 3, 6, 9]].flat(),
  );
  expect(counts[at.facets - 1]).toBe(9);
  // A facet's sums begin at 4, a domain's at 24.
  expect(placesIn(counts, at.facets, at.domains)).toEqual(
    Array.from({ length: 30 }, (_, facet) => 17 * facet + (facet === 0 ? 11 : 8)),
  );
  expect(placesIn(counts, at.domains, at.itemRest)).toEqual([51, 145, 242, 339, 436]);
  const cells = placesIn(counts, at.itemRest);
  expect(cells).toHaveLength(120);
  expect([cells[0], cells[119]]).toEqual([39, (119 * 13 + 6) * 5 + 2]);
});

test('people who left items out are only counted by option, with 0 for what they left out', () => {
  const counts = addPeople('personality_partial', null, [sheetWith({ 0: 0, 119: 5 })]);
  expect(counts).toHaveLength(720);
  expect(placesIn(counts)).toEqual([0, ...Array.from({ length: 118 }, (_, i) => 6 * i + 9), 719]);
  expect(placesIn(addPeople('values_partial', null, [[0, 9]]))).toEqual([0, 19]);
  expect(addPeople('values_partial', null, [])).toHaveLength(200);
});

test('scores and times are counted in a histogram each', () => {
  const scores = addPeople('scores/culture+values', null, [[50, 0, 100]]);
  expect(scores).toHaveLength(303);
  expect(placesIn(scores)).toEqual([50, 101, 302]);
  expect(addPeople('scores/', null, [])).toHaveLength(101);
  expect(addPeople('scores/culture', null, [])).toHaveLength(202);
  const times = addPeople('times/values/2', null, [[3, 60]]);
  expect(times).toHaveLength(122);
  expect(placesIn(times)).toEqual([3, 121]);
});

test('people are added to sums of before, which stay as they were', () => {
  const before = addPeople('values', null, [VALUE_ANSWERS]);
  const copy = before.slice();
  const after = addPeople('values', before, [VALUE_ANSWERS, VALUE_ANSWERS]);
  expect(before).toEqual(copy);
  expect(after).toEqual(copy.map((count) => 3 * count));
});

test('sums of another layout and kinds that do not exist are refused', () => {
  expect(() => addPeople('values', new Int32Array(3), [])).toThrow(
    'The sums of values have another layout.',
  );
  expect(() => addPeople('shoe sizes', null, [])).toThrow(
    'There are no sums of the kind shoe sizes.',
  );
  expect(() => addPeople('shoes/2/3', null, [])).toThrow(
    'There are no sums of the kind shoes/2/3.',
  );
});

test('counts are added to counts in place', () => {
  const counts = new Int32Array([1, 2, 3]);
  addCounts(counts, [10, 20]);
  expect([...counts]).toEqual([11, 22, 3]);
});
