import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayIn, laterDay, startOfDay } from './time-zone.ts';

const HOUR = 3_600_000;

describe('days', () => {
  it.each([
    ['UTC', '2026-08-17', '2026-08-17T00:00:00.000Z'],
    ['Europe/Paris', '2026-08-18', '2026-08-17T22:00:00.000Z'],
    ['Pacific/Auckland', '2026-08-18', '2026-08-17T12:00:00.000Z'],
    ['America/Los_Angeles', '2026-08-17', '2026-08-17T07:00:00.000Z'],
    ['Asia/Kolkata', '2026-08-18', '2026-08-17T18:30:00.000Z'],
  ])('of one instant in %s: %s, which begins at %s', (timeZone, day, start) => {
    expect(dayIn('2026-08-17T22:30:00Z', timeZone)).toBe(day);
    expect(startOfDay(day, timeZone).toISOString()).toBe(start);
  });

  it.each([
    ['of 23 hours', 'Europe/Paris', '2026-03-29', 23],
    ['of 25 hours', 'Europe/Paris', '2026-10-25', 25],
    ['of 23½ hours', 'Australia/Lord_Howe', '2026-10-04', 23.5],
    ['without a midnight', 'America/Santiago', '2026-09-06', 23],
    ['with two midnights', 'Atlantic/Azores', '2026-10-25', 25],
    ['whose last hour comes twice', 'America/Santiago', '2026-04-04', 25],
    ['that the zone skipped', 'Pacific/Apia', '2011-12-30', 0],
  ])('%s: %s, %s', (_what, timeZone, day, hours) => {
    const [start, end] = [startOfDay(day, timeZone), startOfDay(laterDay(day, 1), timeZone)];
    expect((end.getTime() - start.getTime()) / HOUR).toBe(hours);
  });
});

describe('later', () => {
  it('is the same time of day after the clocks changed', () => {
    const closed = new Date('2026-08-17T22:30:00Z');
    expect(addDays(closed, 90, 'UTC').toISOString()).toBe('2026-11-15T22:30:00.000Z');
    expect(addDays(closed, 90, 'Europe/Paris').toISOString()).toBe('2026-11-15T23:30:00.000Z');
    expect(addDays(closed, 90, 'Pacific/Auckland').toISOString()).toBe('2026-11-15T21:30:00.000Z');
    expect(addDays(closed, -90, 'Europe/Paris').toISOString()).toBe('2026-05-19T22:30:00.000Z');
  });

  it('moves a time that the clocks skip by as much as they skip', () => {
    const night = new Date('2026-03-28T01:30:00Z');
    expect(addDays(night, 1, 'Europe/Paris').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  it('in months ends with a shorter month', () => {
    expect(addMonths(new Date('2026-08-31T10:00:00Z'), 6, 'UTC').toISOString()).toBe(
      '2027-02-28T10:00:00.000Z',
    );
    expect(addMonths(new Date('2026-08-17T22:30:00Z'), 24, 'Europe/Paris').toISOString()).toBe(
      '2028-08-17T22:30:00.000Z',
    );
  });
});

const zones = fc.constantFrom('UTC', ...Intl.supportedValuesOf('timeZone'));
/** Two years after Samoa skipped a day, which no later date can be. */
const instants = fc
  .integer({ min: Date.parse('2014-01-01') / 1000, max: Date.parse('2045-01-01') / 1000 })
  .map((seconds) => new Date(seconds * 1000));

describe('in every zone, whatever its clocks do', () => {
  it('an instant lies within its day, and the moment before the day is another', () => {
    fc.assert(
      fc.property(zones, instants, (timeZone, instant) => {
        const day = dayIn(instant, timeZone);
        const start = startOfDay(day, timeZone);
        expect(start.getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(startOfDay(laterDay(day, 1), timeZone).getTime()).toBeGreaterThan(instant.getTime());
        expect(dayIn(start, timeZone)).toBe(day);
        expect(dayIn(new Date(start.getTime() - 1), timeZone) < day).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('so many days later is that day', () => {
    fc.assert(
      fc.property(
        zones,
        instants,
        fc.integer({ min: -730, max: 730 }),
        (timeZone, instant, days) => {
          const later = addDays(instant, days, timeZone);
          expect(dayIn(later, timeZone)).toBe(laterDay(dayIn(instant, timeZone), days));
          expect(Math.abs(later.getTime() - instant.getTime() - days * 24 * HOUR)).toBeLessThan(
            3.1 * HOUR,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
});
