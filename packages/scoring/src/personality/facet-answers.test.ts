import { FACETS } from '@cadran/contract/codes';
import { expect, test } from 'vitest';
import type { PersonalityItemKey } from './answer-sheet.ts';
import { facetAnswers } from './facet-answers.ts';

const item = (facet: PersonalityItemKey['facet'], reverse = false): PersonalityItemKey => ({
  id: '',
  facet,
  reverse,
});
const ITEMS = [
  item('imagination'),
  item('imagination', true),
  item('imagination'),
  item('trust'),
  item('trust'),
  item('anger'),
];
const perFacet = (known: Readonly<Record<string, number>>): number[] =>
  FACETS.map((facet) => known[facet] ?? 0);

test('answers are added up by facet, and deviate from the mean of their own', () => {
  // Turned 2 and 4, then 5 and 3, then 4 alone: squares of 1 around 3 and 4, each facet with one to spare.
  expect(facetAnswers([2, 2, null, 5, 3, 4], ITEMS)).toEqual({
    sums: perFacet({ imagination: 6, trust: 8, anger: 4 }),
    answered: perFacet({ imagination: 2, trust: 2, anger: 1 }),
    deviation: Math.sqrt((1 + 1 + 1 + 1) / (1 + 1)),
  });
});

test('single answers deviate from nothing', () => {
  expect(facetAnswers([2, null, null, 5, null, 4], ITEMS).deviation).toBe(0);
});
