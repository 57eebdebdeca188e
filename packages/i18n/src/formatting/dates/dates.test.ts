import { describe, expect, it } from 'vitest';
import { dateFormats, formatDay } from './dates.ts';
import { timeZoneNames } from './time-zone-names.ts';

const EVENING = '2026-11-15T23:30:00Z';

describe('dates', () => {
  it('are formatted in the language', () => {
    const [fr, en] = [dateFormats('fr', 'UTC'), dateFormats('en', 'UTC')];
    expect([fr.date(EVENING), en.date(EVENING)]).toEqual(['15 nov. 2026', '15 Nov 2026']);
    expect([fr.longDate(EVENING), en.longDate(EVENING)]).toEqual([
      '15 novembre 2026',
      '15 November 2026',
    ]);
    expect([fr.dateTime(EVENING), en.dateTime(EVENING)]).toEqual([
      '15 nov. 2026, 23:30',
      '15 Nov 2026, 23:30',
    ]);
  });

  it('are those of the time zone', () => {
    expect(dateFormats('en', 'Europe/Paris').dateTime(EVENING)).toBe('16 Nov 2026, 00:30');
    expect(dateFormats('en', 'Pacific/Auckland').dateTime(EVENING)).toBe('16 Nov 2026, 12:30');
    expect(dateFormats('en', 'America/New_York').dateTime(EVENING)).toBe('15 Nov 2026, 18:30');
  });

  it('without an hour are the same everywhere', () => {
    expect(formatDay('1990-03-01', 'en')).toBe('1 March 1990');
  });
});

describe('time zones to choose from', () => {
  const named = (language: 'fr' | 'en') =>
    new Map(timeZoneNames(language, new Date(EVENING)).map(({ id, label }) => [id, label]));

  it('have a place, a name and an offset', () => {
    expect(named('en').get('Pacific/Auckland')).toBe(
      'Pacific/Auckland · New Zealand Time (GMT+13)',
    );
    expect(named('fr').get('America/New_York')).toBe(
      'America/New York · heure de l’Est nord-américain (UTC−5)',
    );
    expect(named('fr').get('UTC')).toMatch(/^UTC/);
  });

  it('are several hundred, each once', () => {
    const all = timeZoneNames('en', new Date(EVENING));
    expect(all.length).toBeGreaterThan(300);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});
