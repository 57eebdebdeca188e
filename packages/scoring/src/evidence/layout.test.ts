import { FACETS, VALUES } from '@cadran/contract/codes';
import { expect, test } from 'vitest';
import {
  ITEM_REST_CELLS,
  itemRestCell,
  itemsOfDomain,
  itemsOfFacet,
  itemsOfValue,
  PERSONALITY,
  REST_SUMS,
  SCORE_BINS,
  sumsOfScale,
  TIME_BINS,
  VALUE_SUMS,
} from './layout.ts';

test('the parts of the sums stand one after the other', () => {
  // 120 items of 6 options, 120 · 121 / 2 products, 30 facets of 17 sums, 5 domains of 97, 120 · 13 · 5 cells.
  expect(PERSONALITY).toEqual({
    at: { options: 0, products: 720, facets: 7980, domains: 8490, itemRest: 8975 },
    length: 16_775,
  });
  // 20 items of 10 options, 20 · 21 / 2 products.
  expect(VALUE_SUMS).toEqual({ at: { options: 0, products: 200 }, length: 410 });
  expect([SCORE_BINS, TIME_BINS]).toEqual([101, 61]);
});

test('a scale of n items has the sums n to 5 n', () => {
  expect([1, 3, 4, 24].map(sumsOfScale)).toEqual([5, 13, 17, 97]);
  expect(REST_SUMS).toBe(13);
});

test('items are found by facet, domain and value', () => {
  expect(itemsOfFacet('imagination')).toEqual([0, 1, 2, 3]);
  expect(itemsOfFacet('trust')).toEqual([72, 73, 74, 75]);
  expect(FACETS.flatMap(itemsOfFacet)).toEqual(Array.from({ length: 120 }, (_, item) => item));
  expect(itemsOfDomain('neuroticism')).toEqual(Array.from({ length: 24 }, (_, i) => 96 + i));
  expect(itemsOfValue('self_direction')).toEqual([0, 10]);
  expect(itemsOfValue('power')).toEqual([2, 12]);
  expect(new Set(VALUES.flatMap(itemsOfValue)).size).toBe(20);
});

test('each item, rest sum from 3 to 15 and option has a cell of its own', () => {
  expect(itemRestCell(0, 3, 0)).toBe(0);
  expect(itemRestCell(0, 4, 0)).toBe(5);
  expect(itemRestCell(0, 15, 4)).toBe(64);
  expect(itemRestCell(1, 3, 0)).toBe(65);
  expect(itemRestCell(119, 15, 4)).toBe(7799);
  expect(ITEM_REST_CELLS).toBe(7800);
});
