import { expect, test } from 'vitest';
import { fitVerdict } from './fit-verdict.ts';

test('above 70 fits; above 50 up to 70 does not fit but can adapt; 50 or below does not fit', () => {
  expect([100, 71].map(fitVerdict)).toEqual(['fits', 'fits']);
  expect([70, 51].map(fitVerdict)).toEqual(['can_adapt', 'can_adapt']);
  expect([50, 49, 0].map(fitVerdict)).toEqual(['does_not_fit', 'does_not_fit', 'does_not_fit']);
});
