import { describe, expect, it } from 'vitest';
import type { Measure } from './measure.ts';
import { unjudged, withEarlier } from './saved-results.ts';

const measure = (value: number, more: Partial<Measure> = {}): Measure => ({
  what: 'A page',
  value,
  unit: 'ms',
  ...more,
});

describe('the runs before', () => {
  it('are kept with a figure, five with the newest', () => {
    let saved: Measure[] = [];
    for (const value of [1, 2, 3, 4, 5, 6, 7]) saved = withEarlier([measure(value)], saved);
    expect(saved).toEqual([measure(7, { earlier: [3, 4, 5, 6] })]);
  });

  it('are not those of another figure or unit', () => {
    const last = [measure(1, { what: 'Another page' }), measure(2, { unit: 's' })];
    expect(withEarlier([measure(3)], last)).toEqual([measure(3)]);
  });
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
