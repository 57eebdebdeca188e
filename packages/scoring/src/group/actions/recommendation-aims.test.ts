import { expect, test } from 'vitest';
import type { FiredRecommendation } from '../advice/recommendations.ts';
import { recommendationAim, recommendationCode } from './recommendation-aims.ts';

const FIRED = {
  shared_understanding: { rule: 'shared_understanding', radius: 40 },
  develop: { rule: 'develop', culture: 'clan', gap: 12 },
  reduce: { rule: 'reduce', culture: 'market', gap: -12 },
  align_dimension: { rule: 'align_dimension', dimension: 'leadership', congruence: 40 },
  style_mismatch: { rule: 'style_mismatch', distance: 60 },
  values_not_lived: { rule: 'values_not_lived', valuesSet: 's', score: 30 },
  maintain: { rule: 'maintain' },
} as const satisfies Record<string, FiredRecommendation>;

test('the code of a recommendation names its culture type or dimension, if it has one', () => {
  expect(Object.values(FIRED).map(recommendationCode)).toEqual([
    'shared_understanding',
    'develop:clan',
    'reduce:market',
    'align_dimension:leadership',
    'style_mismatch',
    'values_not_lived',
    'maintain',
  ]);
});

test('an action moves the figure that its recommendation is about, if two audits can be compared by one', () => {
  expect(recommendationAim(FIRED.shared_understanding)).toEqual({
    figure: 'dispersion',
    direction: 'down',
  });
  expect(recommendationAim(FIRED.develop)).toEqual({ figure: 'clan', direction: 'up' });
  expect(recommendationAim(FIRED.reduce)).toEqual({ figure: 'market', direction: 'down' });
  expect(recommendationAim(FIRED.align_dimension)).toEqual({
    figure: 'congruence',
    direction: 'up',
  });
  expect(recommendationAim(FIRED.style_mismatch)).toEqual({
    figure: 'styles_apart',
    direction: 'down',
  });
  expect(recommendationAim(FIRED.values_not_lived)).toBeNull();
  expect(recommendationAim(FIRED.maintain)).toBeNull();
});
