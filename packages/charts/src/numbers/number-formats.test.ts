import { describe, expect, it } from 'vitest';
import { withDefaultFormats, PLAIN_NUMBERS } from './number-formats.ts';

describe('numbers without a language', () => {
  it.each([
    [70.4999, '70'],
    [70.5, '71'],
    [0, '0'],
    [-0.4, '0'],
    [-1, '−1'],
  ])('write the score %d as %s', (value, text) => {
    expect(PLAIN_NUMBERS.integer(value)).toBe(text);
  });

  it.each([
    [5.8, '+5.8'],
    [0, '0.0'],
    [-0.01, '0.0'],
    [-12.14, '−12.1'],
  ])('write the difference %d as %s', (value, text) => {
    expect(PLAIN_NUMBERS.difference(value)).toBe(text);
  });

  it('write a share of one as a percentage', () => {
    expect(PLAIN_NUMBERS.percent(0.625)).toBe('63\u00a0%');
  });

  it('can be overridden one by one by a language', () => {
    const { decimal, integer } = withDefaultFormats({
      decimal: (value) => value.toFixed(1).replace('.', ','),
    });
    expect(decimal(1.5)).toBe('1,5');
    expect(integer(1.5)).toBe('2');
  });
});
