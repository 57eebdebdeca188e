import { expect, test } from 'vitest';
import { simulatedCoverage, wholePopulation } from '../group/intervals/simulated-coverage.ts';

const ALIKE = [{ clan: 35, adhocracy: 22, market: 18, hierarchy: 25 }];

test('the interval of congruence holds 100 where dimensions are truly alike, in small groups too', () => {
  const whole = wholePopulation(ALIKE);
  expect(whole.perceived.congruence.value).toBe(100);
  expect(simulatedCoverage(ALIKE, whole, 30, 20)['congruence']).toBeGreaterThanOrEqual(0.9);
});
