import { CULTURE_TYPES } from '@cadran/contract';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { cultureAuditTable, groupReport } from '@cadran/scoring';
import { simulateRespondent } from '@cadran/scoring/simulation';
import { describe, expect, it } from 'vitest';
import { COUNT_TABLES, gridOf, placeOf, sumsAt } from './count-layout.ts';
import { buildCultureTables } from './culture-tables.ts';
import { addPacked, emptyCounts, packCounts } from './packed-counts.ts';
import { createRespondentTally } from './respondent-tally.ts';

const CULTURE = { clan: 30, adhocracy: 20, market: 30, hierarchy: 20 };
const people = (number: number, seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: number }, () =>
    simulateRespondent(random, { unitIds: ['a', 'b'], perceived: CULTURE, desired: CULTURE }),
  );
};
const linesOf = (respondents: ReturnType<typeof people>) =>
  respondents.map(({ segments, answers }, place) => ({
    id: `person ${place}`,
    unit: segments.unit ?? null,
    gender: segments.gender ?? null,
    age: segments.age ?? null,
    tenure: segments.tenure ?? null,
    perceived: JSON.stringify(answers.perceived),
    desired: JSON.stringify(answers.desired),
  }));

describe('counts of a group', () => {
  it('have exactly one position for every possible rank sum', () => {
    for (const table of COUNT_TABLES)
      for (let place = 0; place < gridOf(table); place += 1) {
        const { clan, adhocracy, market, hierarchy } = sumsAt(table, place);
        expect(placeOf(table, clan, adhocracy, market)).toBe(place);
        expect(clan + adhocracy + market + hierarchy).toBe(10 * table.situations);
      }
  });

  it('survive packing and unpacking, large numbers too', () => {
    const counts = emptyCounts();
    const random = seededRandom(3);
    for (const table of counts)
      for (let i = 0; i < 40; i += 1)
        table[Math.floor(random() * table.length)] = Math.floor(2 ** (32 * random()));
    const again = emptyCounts();
    addPacked(again, packCounts(counts));
    expect(again).toEqual(counts);
  });

  it('take one byte per table for an empty group', () => {
    expect(packCounts(emptyCounts())).toHaveLength(COUNT_TABLES.length);
  });

  it('give the same report as the rows, also summed over groups', () => {
    const respondents = people(300, 5);
    const ranked = createRespondentTally(new Map());
    ranked.add(linesOf(respondents));
    const merged = emptyCounts();
    for (const place of ranked.groups().keys())
      addPacked(merged, packCounts(ranked.countsOf([place])));
    expect(ranked.people).toBe(300);
    const byRows = groupReport(
      cultureAuditTable(
        respondents.map(({ answers }) => answers),
        PROFILING_CULTURE,
      ),
    );
    expect(groupReport(buildCultureTables(merged))).toEqual(byRows);
  });

  it('leave out incomplete or invalid rankings', () => {
    const [line] = linesOf(people(1, 6));
    if (!line) throw new Error('nobody');
    const [first] = PROFILING_CULTURE;
    const changed = (ranking: unknown) => ({
      ...line,
      perceived: JSON.stringify({ ...JSON.parse(line.perceived), [first?.id ?? '']: ranking }),
    });
    const ranked = createRespondentTally(new Map());
    ranked.add([
      changed(undefined),
      changed(CULTURE_TYPES.slice(1)),
      changed(['clan', 'clan', 'market', 'hierarchy']),
      changed(['clan', 'adhocracy', 'market', 'other']),
      line,
    ]);
    expect(ranked.people).toBe(1);
  });

  it('count grouped units under their group', () => {
    const ranked = createRespondentTally(
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
