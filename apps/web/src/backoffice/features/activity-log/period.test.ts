import { describe, expect, it } from 'vitest';
import { periodQuery } from './period.ts';

describe('periodQuery', () => {
  it('starts at local midnight of the first day', () => {
    expect(new Date(periodQuery({ from: '2026-11-15' }).from ?? '')).toEqual(
      new Date(2026, 10, 15, 0, 0, 0, 0),
    );
  });

  it('ends at local midnight after the last day', () => {
    expect(new Date(periodQuery({ to: '2026-12-31' }).to ?? '')).toEqual(new Date(2027, 0, 1));
  });

  it('is unbounded without days', () => {
    expect(periodQuery({})).toEqual({});
  });
});
