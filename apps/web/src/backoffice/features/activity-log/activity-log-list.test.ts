import { describe, expect, it } from 'vitest';
import { periodQuery } from './activity-log-list.ts';

describe('periodQuery', () => {
  it.each([
    ['UTC', '2026-11-15T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['Europe/Paris', '2026-11-14T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
    ['Pacific/Auckland', '2026-11-14T11:00:00.000Z', '2026-12-31T11:00:00.000Z'],
  ])('reaches from midnight to midnight of %s', (timeZone, from, to) => {
    expect(periodQuery({ from: '2026-11-15', to: '2026-12-31' }, timeZone)).toEqual({ from, to });
  });

  it('is unbounded without days', () => {
    expect(periodQuery({}, 'UTC')).toEqual({});
  });
});
