import { describe, expect, it } from 'vitest';
import type { Measure } from './measure.ts';
import { unjudged } from './saved-results.ts';

const measure = (value: number, more: Partial<Measure> = {}): Measure => ({
  what: 'A page',
  value,
  unit: 'ms',
  ...more,
});

describe('a promise', () => {
  const promised = measure(1, { atMost: 2 });

  it('that was not measured again is told', () => {
    expect(unjudged([], [promised])).toEqual([promised]);
    expect(unjudged([measure(1)], [promised])).toEqual([promised]);
  });

  it('that was judged, and a figure without one, are not', () => {
    expect(unjudged([measure(3, { atMost: 2 })], [promised])).toEqual([]);
    expect(unjudged([], [measure(1)])).toEqual([]);
    expect(unjudged([measure(1)])).toEqual([]);
  });
});
