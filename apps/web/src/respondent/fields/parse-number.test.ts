import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';

describe('a typed number', () => {
  it.each([
    ['42', 42],
    ['45 000', 45_000],
    ['45 000,50', 45_000.5],
    ['7’500.5', 7500.5],
    ['-1', -1],
    ['', null],
    ['a lot', null],
    ['1.2.3', null],
    ['1e5', null],
  ])('“%s” is %s', (typed, number) => {
    expect(parseNumber(typed)).toBe(number);
  });
});
