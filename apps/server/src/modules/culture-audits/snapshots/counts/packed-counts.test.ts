import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '@cadran/contract';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { cultureAuditTable, groupReport } from '@cadran/scoring';
import { describe, expect, it } from 'vitest';
import {
  sentArray,
  sentGroups,
  simulatedPeople,
} from '../../../../testing/culture-audits/sent-groups.ts';
import { COUNT_TABLES, gridOf, placeOf, SIDE_TABLES, sumsAt } from './count-layout.ts';
import { buildCultureTables } from './culture-tables.ts';
import { addPacked, emptyCounts, packCounts } from './packed-counts.ts';
import { readPackedPeople } from './packed-people.ts';
import { createRespondentTally } from './respondent-tally.ts';

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
    const respondents = simulatedPeople(300, 5);
    const ranked = createRespondentTally(new Map());
    ranked.add(sentGroups(respondents));
    const merged = emptyCounts();
    for (const place of ranked.groups().keys())
      addPacked(merged, packCounts(ranked.countsOf([place])));
    expect(ranked.people()).toBe(300);
    const byRows = groupReport(
      cultureAuditTable(
        respondents.map(({ answers }) => answers),
        PROFILING_CULTURE,
      ),
    );
    expect(groupReport(buildCultureTables(merged))).toEqual(byRows);
  });

  it('leave out whose answers are incomplete on either side', () => {
    const [group] = sentGroups(simulatedPeople(3, 5).map((one) => ({ ...one, segments: {} })));
    const numbers = [7n, null, 2n ** 62n - 1n, 3n];
    const perceived = readPackedPeople(sentArray(numbers), sentArray([1n, 1n, 2n, null]));
    expect([...perceived]).toEqual([7, 0, 1, 0, 2 ** 32 - 1, 2 ** 30 - 1, 2, 0]);
    expect(readPackedPeople(sentArray([]), sentArray([]))).toHaveLength(0);
    expect(
      readPackedPeople(group?.perceived ?? sentArray([]), group?.desired ?? sentArray([])),
    ).toHaveLength(12);
  });

  it('give the rank sums of every respondent for resampling', () => {
    const respondents = simulatedPeople(200, 8);
    const ranked = createRespondentTally(new Map());
    ranked.add(sentGroups(respondents));
    const { perceived, desired, ...size } = ranked.sumsOf([...ranked.groups().keys()]);
    expect(size).toEqual({ people: 200, of: 200 });
    const sorted = (rows: readonly (readonly number[])[]) => rows.map(String).toSorted();
    for (const [side, tables] of [perceived, desired].entries())
      for (const [table, { sums }] of tables.entries()) {
        const situations = new Set(SIDE_TABLES[table]?.of);
        const wanted = respondents.map(({ answers }) => {
          const rankings = PROFILING_CULTURE.flatMap(({ id }, place) =>
            situations.has(place) ? [answers[side === 0 ? 'perceived' : 'desired'][id] ?? []] : [],
          );
          return CULTURE_TYPES.map((type) =>
            rankings.reduce((sum, ranking) => sum + ranking.indexOf(type) + 1, 0),
          );
        });
        const found = wanted.map((_, person) => [...sums.subarray(4 * person, 4 * person + 4)]);
        expect(sorted(found)).toEqual(sorted(wanted));
      }
  });

  it('take the two situations of a dimension side by side, as a packed number has them', () => {
    for (const [place, dimension] of CULTURE_DIMENSIONS.entries())
      expect([dimension, SIDE_TABLES[1 + place]?.of]).toEqual([
        dimension,
        [2 * place, 2 * place + 1],
      ]);
  });

  it('count grouped units under their group', () => {
    const ranked = createRespondentTally(
      new Map([
        ['a', 'both'],
        ['b', 'both'],
      ]),
    );
    ranked.add(sentGroups(simulatedPeople(50, 7)));
    const units = new Set(ranked.groups().map(({ segments }) => segments.unit));
    expect(units).toEqual(new Set(['both', 'not_given']));
  });
});
