import { describe, expect, it } from 'vitest';
import { periodQuery } from './period.ts';

describe('the period of the activity log', () => {
  it('begins with the first moment of its first day, where the reader is', () => {
    expect(new Date(periodQuery({ from: '2026-11-15' }).from ?? '')).toEqual(
      new Date(2026, 10, 15, 0, 0, 0, 0),
    );
  });

  it('ends with the last moment of its last day', () => {
    expect(new Date(periodQuery({ to: '2026-12-31' }).to ?? '')).toEqual(new Date(2027, 0, 1));
  });

  it('is open where no day is chosen', () => {
    expect(periodQuery({})).toEqual({});
  });
});
