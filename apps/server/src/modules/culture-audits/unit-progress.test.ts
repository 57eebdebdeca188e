import { describe, expect, it } from 'vitest';
import { publishableGroups, unitProgress } from './unit-progress.ts';

const told = (people: Readonly<Record<string, number>>, k = 5) =>
  [...publishableGroups(new Map(Object.entries(people)), k)].toSorted();

describe('respondents by unit', () => {
  it('are shown from the minimum group on', () => {
    expect(told({ a: 4, b: 5, c: 6 })).toEqual(['c']);
    expect(told({ a: 5, b: 6 })).toEqual(['a', 'b']);
    expect(told({ a: 4 })).toEqual([]);
    expect(told({})).toEqual([]);
  });

  it('are hidden where the total would reveal a small unit', () => {
    // 3 alone is 23 - 20: the next smallest goes with it.
    expect(told({ a: 3, b: 8, c: 12 })).toEqual(['c']);
    // 2 + 4 are already too many to be told apart.
    expect(told({ a: 2, b: 4, c: 12 })).toEqual(['c']);
    expect(told({ a: 1, b: 20 })).toEqual([]);
  });

  it('hide either nobody or at least the minimum group', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const people = new Map(
        Array.from({ length: 1 + (seed % 7) }, (_, unit) => [
          `u${unit}`,
          (seed * 7919 + unit * 104_729) % 13,
        ]),
      );
      const shown = publishableGroups(people, 5);
      const left = [...people].filter(([unit]) => !shown.has(unit));
      const together = left.reduce((sum, [, number]) => sum + number, 0);
      const all = [...people.values()].reduce((sum, number) => sum + number, 0);
      expect(together === 0 || together >= 5 || together === all).toBe(true);
      for (const unit of shown) expect(people.get(unit)).toBeGreaterThanOrEqual(5);
    }
  });

  it('are those of the last snapshot, with rates above 100 % as they are', () => {
    const name = { fr: 'U', en: 'U' };
    const units = [
      { id: 'a', name, expectedHeadcount: 20 },
      { id: 'b', name, expectedHeadcount: null },
      { id: 'c', name, expectedHeadcount: 10 },
      { id: 'd', name, expectedHeadcount: 120 },
    ];
    const unitAnswers = [
      { unit: 'a', answers: 15, exceeded: false },
      { unit: 'b', answers: 9, exceeded: false },
      { unit: 'd', answers: 224, exceeded: true },
    ];
    expect(unitProgress(units, { unitAnswers })).toEqual([
      { unitId: 'a', expectedHeadcount: 20, completed: 15, responseRate: 75 },
      { unitId: 'b', expectedHeadcount: null, completed: 9, responseRate: null },
      { unitId: 'c', expectedHeadcount: 10, completed: null, responseRate: null },
      { unitId: 'd', expectedHeadcount: 120, completed: 224, responseRate: 187 },
    ]);
    expect(unitProgress(units, { unitAnswers: null }).map(({ completed }) => completed)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
