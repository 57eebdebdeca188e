import { describe, expect, it } from 'vitest';
import { STAMP_MAX, createStamp, stampTime, toTabNumber } from './answer-stamp.ts';

describe('a stamp', () => {
  it('orders by time first, then by tab', () => {
    expect(createStamp(1000, 2047)).toBeLessThan(createStamp(1001, 0));
    expect(createStamp(1000, 1)).toBeLessThan(createStamp(1000, 2));
  });

  it('contains its time', () => {
    expect(stampTime(createStamp(1_794_700_000_123, 77))).toBe(1_794_700_000_123);
  });

  it('is an exact number for a hundred years to come', () => {
    expect(createStamp(Date.UTC(2109, 0, 1), 2047)).toBeLessThan(STAMP_MAX);
  });

  it('accepts any random number as a tab', () => {
    expect(toTabNumber(0)).toBe(0);
    expect(toTabNumber(0.999_999)).toBe(2047);
  });
});
