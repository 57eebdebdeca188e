import { describe, expect, it } from 'vitest';
import { formatNumber } from './format.ts';
import { SUPPORTED_LANGUAGES } from '../language.ts';
import { parseNumber } from './parse-number.ts';

describe('readNumber', () => {
  it.each([
    ['42', 42],
    ['0', 0],
    ['-1', -1],
    ['45 000', 45_000],
    ['45\u00a0000', 45_000],
    ['45\u202f000', 45_000],
    ['45,000', 45_000],
    ['45.000', 45_000],
    ['45’000', 45_000],
    ["45'000", 45_000],
    ['1,250,000', 1_250_000],
    ['1.250.000', 1_250_000],
    ['45 000,50', 45_000.5],
    ['45,000.50', 45_000.5],
    ['45.000,50', 45_000.5],
    ['7’500.5', 7500.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['12,50', 12.5],
    ['0,500', 0.5],
    ['4500,125', 4500.125],
  ])('“%s” is %s', (typed, number) => {
    expect(parseNumber(typed)).toBe(number);
  });

  it.each([
    '',
    ' ',
    '45k',
    'a lot',
    '1e5',
    '1.2.3',
    '1,2,3',
    '45,00.5',
    '4,5000.5',
    '45.',
    ',5',
    '45,000,00',
  ])('“%s” is none', (typed) => {
    expect(parseNumber(typed)).toBeNull();
  });

  it('reads back what formatNumber writes, in every language', () => {
    for (const language of SUPPORTED_LANGUAGES)
      for (const number of [0, 7, 45_000, 45_000.5, 1_234_567.89, 12.25])
        expect(parseNumber(formatNumber(number, language))).toBe(number);
  });
});
