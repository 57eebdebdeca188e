import { describe, expect, it } from 'vitest';
import { falseAdviceRate, trueAdviceRate } from './simulated-advice-rates.ts';

const RUNS = 2000;

describe('advice in 2,000 simulated audits', () => {
  it('appears in at most 5 % of identical groups, by codes', () => {
    expect(falseAdviceRate('codes', RUNS)).toBeLessThanOrEqual(0.05);
  });

  it('appears in at most 5 % of identical groups, by link', () => {
    expect(falseAdviceRate('link', RUNS)).toBeLessThanOrEqual(0.05);
  });

  it('appears in at least 80 % of groups of forty with a true gap of 15, by codes', () => {
    const { rate, gap } = trueAdviceRate('codes', RUNS);
    expect(gap).toBeGreaterThan(14);
    expect(gap).toBeLessThan(16);
    expect(rate).toBeGreaterThanOrEqual(0.8);
  });
});
