import { expect, test } from 'vitest';
import {
  falseAdviceRate,
  trueAdviceRate,
} from '../group/advice/simulation/simulated-advice-rates.ts';

const RUNS = 100;

test.each(['codes', 'link'] as const)('identical groups get hardly any advice, by %s', (kind) => {
  expect(falseAdviceRate(kind, RUNS)).toBeLessThanOrEqual(0.05);
});

test('a true gap of 15 with forty people is seen in most groups', () => {
  const { rate, gap } = trueAdviceRate('codes', RUNS);
  expect(gap).toBeGreaterThan(14);
  expect(gap).toBeLessThan(16);
  expect(rate).toBeGreaterThanOrEqual(0.8);
});
