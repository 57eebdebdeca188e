import { describe, expect, it } from 'vitest';
import { formatCount, formatList, formatNumber, formatPercent, formatDuration } from './format.ts';
import { plural } from './plural.ts';
import { auditDuration } from './usual-duration.ts';

/** Locales use different no-break spaces. */
const spaced = (text: string): string => text.replaceAll(/\s/g, ' ');

describe('numbers', () => {
  it('are formatted in the language', () => {
    expect(spaced(formatNumber(1234.5, 'fr'))).toBe('1 234,5');
    expect(formatNumber(1234.5, 'en')).toBe('1,234.5');
    expect(spaced(formatPercent(0.42, 'fr'))).toBe('42 %');
    expect(formatPercent(0.425, 'en', 1)).toBe('42.5%');
  });
});

describe('lists', () => {
  it('end with “et” or “and”', () => {
    expect(formatList(['a', 'b', 'c'], 'fr')).toBe('a, b et c');
    expect(formatList(['a', 'b', 'c'], 'en')).toBe('a, b and c');
  });
});

describe('formatWait', () => {
  it.each([
    [0, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3599, '60 minutes'],
    [3600, '1 hour'],
  ])('of %i seconds is %s', (seconds, words) => {
    expect(spaced(formatDuration(seconds, 'en'))).toBe(words);
  });

  it('uses no-break spaces in French', () => {
    expect(formatDuration(130, 'fr')).toBe('3\u00a0minutes');
  });
});

describe('plurals', () => {
  it.each([
    [0, 'campagne', 'campaigns'],
    [1, 'campagne', 'campaign'],
    [2, 'campagnes', 'campaigns'],
  ])('of %i: %s, %s', (count, french, english) => {
    expect(plural('fr', count, 'campagne', 'campagnes')).toBe(french);
    expect(plural('en', count, 'campaign', 'campaigns')).toBe(english);
  });
});

describe('numbers of people', () => {
  it('say when they were rounded down', () => {
    expect(formatCount(45, 'fr', true)).toBe('au moins 45');
    expect(formatCount(45, 'en', true)).toBe('at least 45');
    expect(formatCount(45, 'en', false)).toBe('45');
  });

  it('of nobody are none', () => {
    expect(formatCount(0, 'fr', true)).toBe('0');
  });
});

describe('the duration of an audit', () => {
  it('has the words of the specification where they are true', () => {
    expect(auditDuration(10, 'fr', false)).toBe('10 à 15 minutes');
    expect(auditDuration(15, 'fr', false)).toBe('10 à 15 minutes');
    expect(auditDuration(20, 'en', false)).toBe('15 to 20 minutes');
  });

  it('is computed elsewhere, and where the campaign shows its estimate', () => {
    expect(spaced(auditDuration(9, 'fr', false))).toBe('environ 9 minutes');
    expect(spaced(auditDuration(14, 'en', false))).toBe('about 14 minutes');
    expect(spaced(auditDuration(12, 'fr', true))).toBe('environ 12 minutes');
  });
});
