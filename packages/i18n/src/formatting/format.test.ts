import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatList,
  formatLongDate,
  formatNumber,
  formatPercent,
  formatDuration,
} from './format.ts';
import { plural } from './plural.ts';

const DAY = '2026-11-15T23:30:00Z';
/** Locales use different no-break spaces. */
const spaced = (text: string): string => text.replaceAll(/\s/g, ' ');

describe('dates', () => {
  it('are formatted in the language', () => {
    expect(formatDate(DAY, 'fr', 'UTC')).toBe('15 nov. 2026');
    expect(formatDate(DAY, 'en', 'UTC')).toBe('15 Nov 2026');
    expect(formatLongDate(DAY, 'fr', 'UTC')).toBe('15 novembre 2026');
    expect(formatLongDate(DAY, 'en', 'UTC')).toBe('15 November 2026');
    expect(formatDateTime(DAY, 'en', 'UTC')).toBe('15 Nov 2026, 23:30');
  });

  it('use the given time zone', () => {
    expect(formatDate(DAY, 'en', 'Europe/Paris')).toBe('16 Nov 2026');
  });
});

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
