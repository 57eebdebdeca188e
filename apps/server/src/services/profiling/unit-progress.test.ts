import { describe, expect, it } from 'vitest';
import { responseRate, tellable, unitProgress } from './unit-progress.ts';

const told = (people: Readonly<Record<string, number>>, k = 5) =>
  [...tellable(new Map(Object.entries(people)), k)].toSorted();

describe('numbers of people by unit', () => {
  it('are told from the minimum group on, not below', () => {
    expect(told({ a: 4, b: 5, c: 6 })).toEqual(['c']);
    expect(told({ a: 5, b: 6 })).toEqual(['a', 'b']);
    expect(told({ a: 4 })).toEqual([]);
    expect(told({})).toEqual([]);
  });

  it('are kept back where the total would give a small unit away', () => {
    // 3 alone is 23 - 20: the next smallest goes with it.
    expect(told({ a: 3, b: 8, c: 12 })).toEqual(['c']);
    // 2 + 4 are already too many to be told apart.
    expect(told({ a: 2, b: 4, c: 12 })).toEqual(['c']);
    expect(told({ a: 1, b: 20 })).toEqual([]);
  });

  it('never leave fewer people out than the minimum group, unless nobody is left out', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const people = new Map(
        Array.from({ length: 1 + (seed % 7) }, (_, unit) => [
          `u${unit}`,
          (seed * 7919 + unit * 104_729) % 13,
        ]),
      );
      const shown = tellable(people, 5);
      const left = [...people].filter(([unit]) => !shown.has(unit));
      const together = left.reduce((sum, [, number]) => sum + number, 0);
      const all = [...people.values()].reduce((sum, number) => sum + number, 0);
      expect(together === 0 || together >= 5 || together === all).toBe(true);
      for (const unit of shown) expect(people.get(unit)).toBeGreaterThanOrEqual(5);
    }
  });

  it('give a response rate from the expected head-count; who gave no unit is a group of its own', () => {
    const name = { fr: 'U', en: 'U' };
    const units = [
      { id: 'a', name, expectedHeadcount: 20 },
      { id: 'b', name, expectedHeadcount: null },
      { id: 'c', name, expectedHeadcount: 10 },
    ];
    const people = new Map<string | null, number>([
      ['a', 15],
      ['b', 9],
      [null, 6],
    ]);
    expect(unitProgress(units, people, 5)).toEqual([
      { unitId: 'a', expectedHeadcount: 20, completed: 15, responseRate: 75 },
      { unitId: 'b', expectedHeadcount: null, completed: 9, responseRate: null },
      { unitId: 'c', expectedHeadcount: 10, completed: null, responseRate: null },
    ]);
    expect(responseRate(12, 10)).toBe(100);
  });
});
