import { describe, expect, it } from 'vitest';
import { STAMP_MAX, stampOf, stampTime, tabOf } from './answer-stamp.ts';

describe('a stamp', () => {
  it('orders by time first, then by tab', () => {
    expect(stampOf(1000, 2047)).toBeLessThan(stampOf(1001, 0));
    expect(stampOf(1000, 1)).toBeLessThan(stampOf(1000, 2));
  });

  it('gives its time back', () => {
    expect(stampTime(stampOf(1_794_700_000_123, 77))).toBe(1_794_700_000_123);
  });

  it('is an exact number for a hundred years to come', () => {
    expect(stampOf(Date.UTC(2109, 0, 1), 2047)).toBeLessThan(STAMP_MAX);
  });

  it('has a tab out of any random number', () => {
    expect(tabOf(0)).toBe(0);
    expect(tabOf(0.999_999)).toBe(2047);
  });
});
