import { expect, test } from 'vitest';
import { addPeople } from '../add-people.ts';
import { sheetWith, valuesWith } from '../testing-sheets.ts';
import { domainSigns, personalitySums, valueSums } from './item-sums.ts';

test('sums of items follow from how many chose each option', () => {
  const [one, other] = [sheetWith({ 0: 5, 119: 1 }), sheetWith({ 0: 4 })];
  const counts = addPeople('personality', null, [one, other]);
  const sums = personalitySums({ people: 2, readAt: null, counts });
  expect(sums?.people).toBe(2);
  expect(sums?.sums).toEqual(sheetWith({}).map((_, item) => ({ 0: 9, 119: 4 })[item] ?? 6));
  expect(sums?.products).toHaveLength(7260);
  // 5² + 4², 5 · 3 + 4 · 3, 3² + 3²; last 1² + 3².
  expect(sums?.products.slice(0, 3)).toEqual([41, 27, 18]);
  expect(sums?.products[7259]).toBe(10);
});

test('the same of values', () => {
  const counts = addPeople('values', null, [valuesWith({ 0: 9, 19: 1 }), valuesWith({ 0: 8 })]);
  const sums = valueSums({ people: 2, readAt: null, counts });
  expect(sums?.sums).toEqual(valuesWith({}).map((_, item) => ({ 0: 17, 19: 6 })[item] ?? 10));
  expect(sums?.products).toHaveLength(210);
  expect(sums?.products.slice(0, 3)).toEqual([145, 85, 50]);
  expect(sums?.products[209]).toBe(26);
});

test('nobody has no sums', () => {
  expect(personalitySums(null)).toBeNull();
  expect(valueSums(null)).toBeNull();
});

test('reverse-keyed items are turned around', () => {
  // The third and fourth item of a facet are reverse-keyed.
  expect(domainSigns([0, 1, 2, 3, 4, 119])).toEqual([1, 1, -1, -1, 1, -1]);
});
