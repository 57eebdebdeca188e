import { CULTURE_TYPES } from '@cadran/contract';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { auditTable, groupReport } from '@cadran/scoring';
import { simulateEmployee } from '@cadran/scoring/simulation';
import { describe, expect, it } from 'vitest';
import { COUNT_TABLES, gridOf, placeOf, sumsAt } from './count-layout.ts';
import { auditTableOf } from './counted-tables.ts';
import { addPacked, emptyCounts, packCounts } from './packed-counts.ts';
import { rankedPeople } from './ranked-people.ts';

const CULTURE = { clan: 30, adhocracy: 20, market: 30, hierarchy: 20 };
const people = (number: number, seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: number }, () =>
    simulateEmployee(random, { unitIds: ['a', 'b'], perceived: CULTURE, desired: CULTURE }),
  );
};
const linesOf = (employees: ReturnType<typeof people>) =>
  employees.map(({ segments, answers }) => ({
    unit: segments.unit ?? null,
    gender: segments.gender ?? null,
    age: segments.age ?? null,
    tenure: segments.tenure ?? null,
    perceived: JSON.stringify(answers.perceived),
    desired: JSON.stringify(answers.desired),
  }));

describe('counts of a group', () => {
  it('have a place for every possible sum of ranks, and only one', () => {
    for (const table of COUNT_TABLES)
      for (let place = 0; place < gridOf(table); place += 1) {
        const { clan, adhocracy, market, hierarchy } = sumsAt(table, place);
        expect(placeOf(table, clan, adhocracy, market)).toBe(place);
        expect(clan + adhocracy + market + hierarchy).toBe(10 * table.situations);
      }
  });

  it('come out of their packing as they went in, large numbers too', () => {
    const counts = emptyCounts();
    const random = seededRandom(3);
    for (const table of counts)
      for (let i = 0; i < 40; i += 1)
        table[Math.floor(random() * table.length)] = Math.floor(2 ** (32 * random()));
    const again = emptyCounts();
    addPacked(again, packCounts(counts));
    expect(again).toEqual(counts);
  });

  it('of an empty group are a byte a table', () => {
    expect(packCounts(emptyCounts())).toHaveLength(COUNT_TABLES.length);
  });

  it('give the report that the rows themselves give, added up over any number of groups', () => {
    const employees = people(300, 5);
    const ranked = rankedPeople(new Map());
    ranked.add(linesOf(employees));
    const merged = emptyCounts();
    for (const place of ranked.groups().keys())
      addPacked(merged, packCounts(ranked.countsOf([place])));
    expect(ranked.people).toBe(300);
    const byRows = groupReport(
      auditTable(
        employees.map(({ answers }) => answers),
        PROFILING_CULTURE,
      ),
    );
    expect(groupReport(auditTableOf(merged))).toEqual(byRows);
  });

  it('leave out whoever left a situation out, or ranked a proposal twice', () => {
    const [line] = linesOf(people(1, 6));
    if (!line) throw new Error('nobody');
    const [first] = PROFILING_CULTURE;
    const changed = (ranking: unknown) => ({
      ...line,
      perceived: JSON.stringify({ ...JSON.parse(line.perceived), [first?.id ?? '']: ranking }),
    });
    const ranked = rankedPeople(new Map());
    ranked.add([
      changed(undefined),
      changed(CULTURE_TYPES.slice(1)),
      changed(['clan', 'clan', 'market', 'hierarchy']),
      changed(['clan', 'adhocracy', 'market', 'other']),
      line,
    ]);
    expect(ranked.people).toBe(1);
  });

  it('are under the name of a group of units where there is one', () => {
    const ranked = rankedPeople(
      new Map([
        ['a', 'both'],
        ['b', 'both'],
      ]),
    );
    ranked.add(linesOf(people(50, 7)));
    const units = new Set(ranked.groups().map(({ segments }) => segments.unit));
    expect(units).toEqual(new Set(['both', 'not_given']));
  });
});
