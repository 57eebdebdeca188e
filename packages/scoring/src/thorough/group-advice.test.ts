import { expect, test } from 'vitest';
import {
  falseAdviceRate,
  trueAdviceRate,
} from '../group/advice/simulation/simulated-advice-rates.ts';

test.each(['codes', 'link'] as const)('identical groups get hardly any advice, by %s', (kind) => {
  expect(falseAdviceRate(kind, 40)).toBeLessThanOrEqual(0.05);
});

test('a true gap of 15 with forty people is seen in most groups', () => {
  const { rate, gap } = trueAdviceRate('codes', 40);
  expect(gap).toBeGreaterThan(14);
  expect(gap).toBeLessThan(16);
  expect(rate).toBeGreaterThanOrEqual(0.8);
});
