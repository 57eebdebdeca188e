import { CULTURE_DIMENSIONS, CULTURE_TYPES, type CultureType } from '@cadran/contract/codes';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { expect, test } from 'vitest';
import { respondentSums, simulatedAnswers } from '../../advice/simulation/simulated-advice.ts';
import { stylesApart } from '../../advice/recommendations.ts';
import { type CultureAuditAnswers, cultureAuditTable } from '../../culture-audit-table.ts';
import { type DetailedCulture, groupCulture } from '../../group-culture.ts';
import type { CultureIntervals } from '../culture-intervals.ts';
import { around, hull, type Interval, shareInterval } from '../interval.ts';
import {
  congruenceInterval,
  deviationIntervals,
  distanceInterval,
  halfSumInterval,
} from '../shape-intervals.ts';
import { bootstrapIntervals } from './bootstrap-intervals.ts';

const NOW = { clan: 38, adhocracy: 20, market: 17, hierarchy: 25 };
const WANTED = { clan: 25, adhocracy: 38, market: 17, hierarchy: 20 };
const PEOPLE = 5;
const answersOf = () => simulatedAnswers(8, PEOPLE, NOW, WANTED);
const groupOf = (answers: readonly CultureAuditAnswers[]) => {
  const table = cultureAuditTable(answers, PROFILING_CULTURE);
  return { table, perceived: groupCulture(table.perceived), desired: groupCulture(table.desired) };
};
type Group = ReturnType<typeof groupOf>;

/** Who is drawn in each replicate. */
const RUNS = [
  [0, 0, 0, 0, 0],
  [3, 1, 3, 1, 3],
  [0, 1, 2, 3, 4],
  [2, 2, 2, 4, 4],
];
const drawing = (runs: readonly (readonly number[])[], people = PEOPLE) => {
  const draws = runs.flat().values();
  return () => ((draws.next().value ?? 0) + 0.5) / people;
};

/** Four replicates are too few to leave any out. */
const rangeOf = (values: readonly number[]): Interval => [Math.min(...values), Math.max(...values)];
const expectInterval = (found: Interval | null | undefined, [low, high]: Interval) => {
  expect(found?.[0]).toBeCloseTo(low, 9);
  expect(found?.[1]).toBeCloseTo(high, 9);
};

const barsOf = ({ dimensions }: DetailedCulture) =>
  CULTURE_DIMENSIONS.flatMap((name) => CULTURE_TYPES.map((type) => dimensions[name].bars[type]));
const apartOf = ({ leadership, management }: DetailedCulture) => [
  leadership.point.x - management.point.x,
  leadership.point.y - management.point.y,
];
const gapsOf = ({ perceived, desired }: Group) =>
  CULTURE_TYPES.map((type) => desired.bars[type] - perceived.bars[type]);
/** The group's own row, and those of all replicates after one another. */
const rowsOf = <Of>(own: Of, drawn: readonly Of[], rowOf: (of: Of) => number[]) =>
  [Float64Array.from(rowOf(own)), Float64Array.from(drawn.flatMap(rowOf))] as const;

const expectSide = (
  found: CultureIntervals,
  own: DetailedCulture,
  drawn: readonly DetailedCulture[],
) => {
  const range = (figure: (culture: DetailedCulture) => number): Interval =>
    around(figure(own), rangeOf(drawn.map(figure)));
  expectInterval(
    found.point.x,
    range(({ point }) => point.x),
  );
  expectInterval(
    found.point.y,
    range(({ point }) => point.y),
  );
  expectInterval(
    found.strength,
    range(({ strength }) => strength.value),
  );
  for (const type of CULTURE_TYPES) {
    expectInterval(
      found.bars[type],
      range(({ bars }) => bars[type]),
    );
    const share = shareInterval(own.dominant[type], PEOPLE);
    expectInterval(
      found.dominant?.[type],
      hull(
        share,
        range(({ dominant }) => dominant[type]),
      ),
    );
  }
  for (const name of CULTURE_DIMENSIONS) {
    const at = found.dimensions?.[name];
    for (const type of CULTURE_TYPES)
      expectInterval(
        at?.bars[type],
        range(({ dimensions }) => dimensions[name].bars[type]),
      );
    expectInterval(
      at?.point.x,
      range(({ dimensions }) => dimensions[name].point.x),
    );
    expectInterval(
      at?.point.y,
      range(({ dimensions }) => dimensions[name].point.y),
    );
  }
  const apart = range((culture) => stylesApart(culture) ?? 0);
  expectInterval(found.stylesApart, hull(apart, distanceInterval(...rowsOf(own, drawn, apartOf))));
  expect(found.deviations).toEqual(deviationIntervals(...rowsOf(own, drawn, barsOf)));
  const congruence = drawn.map(({ congruence: { value } }) => value);
  const shift = own.congruence.value - congruence.reduce((a, b) => a + b) / congruence.length;
  const [low, high] = rangeOf(congruence);
  expectInterval(
    found.congruence,
    hull(
      [low + shift, Math.min(100, high + shift)],
      congruenceInterval(...rowsOf(own, drawn, barsOf)),
    ),
  );
  const radius = range((culture) => culture.radius);
  expect(Math.abs((found.radius?.[0] ?? NaN) - radius[0])).toBeLessThanOrEqual(0.25 + 1e-9);
  expect(Math.abs((found.radius?.[1] ?? NaN) - radius[1])).toBeLessThanOrEqual(0.25 + 1e-9);
  const shareOf = (isSame: (culture: DetailedCulture) => boolean) =>
    drawn.filter(isSame).length / drawn.length;
  expect(found.roleShare).toBe(
    shareOf(({ leadership }) => leadership.role === own.leadership.role),
  );
  expect(found.styleShare).toBe(
    shareOf(({ management }) => management.style === own.management.style),
  );
};

test('every interval reaches as far as that figure of the people drawn, on both sides', () => {
  const answers = answersOf();
  const group = groupOf(answers);
  const drawn = RUNS.map((run) => groupOf(run.flatMap((person) => answers[person] ?? [])));
  const found = bootstrapIntervals(respondentSums(answers), group, drawing(RUNS), RUNS.length);
  for (const side of ['perceived', 'desired'] as const)
    expectSide(
      found[side],
      group[side],
      drawn.map((one) => one[side]),
    );
  for (const [place, type] of CULTURE_TYPES.entries())
    expectInterval(
      found.gaps[type],
      rangeOf([group, ...drawn].map((one) => gapsOf(one)[place] ?? 0)),
    );
  expect(found.totalGap).toEqual(halfSumInterval(...rowsOf(group, drawn, gapsOf)));
});

test('of a group of four times as many a share moves half as far from its own', () => {
  const answers = answersOf();
  const sums = { ...respondentSums(answers), of: 4 * PEOPLE };
  const group = groupOf(answers);
  const alone = groupOf(answers.slice(0, 1)).perceived.dominant;
  const [run = []] = RUNS;
  const found = bootstrapIntervals(sums, group, drawing([run, run]), 2).perceived.dominant;
  for (const type of CULTURE_TYPES) {
    const own = group.perceived.dominant[type];
    const share = shareInterval(own, 4 * PEOPLE);
    expectInterval(found?.[type], around((own + alone[type]) / 2, share));
  }
});

/** People who rank all situations alike. */
const ranking = (...types: readonly CultureType[]): CultureAuditAnswers => {
  const answers = Object.fromEntries(PROFILING_CULTURE.map(({ id }) => [id, types]));
  return { perceived: answers, desired: answers };
};
const FLEXIBLE = ranking('clan', 'adhocracy', 'market', 'hierarchy');
const CONTROLLED = ranking('market', 'hierarchy', 'clan', 'adhocracy');

test('a share and a radius reach as far as those of the people drawn', () => {
  const answers = [FLEXIBLE, FLEXIBLE, FLEXIBLE, CONTROLLED];
  const group = groupOf(answers);
  const sums = respondentSums(answers);
  const found = (runs: readonly (readonly number[])[], of: number) =>
    bootstrapIntervals({ ...sums, of }, group, drawing(runs, 4), runs.length).perceived;
  // All four are the last: 100 % instead of 25, and half as far in a group of sixteen.
  const { dominant } = found([[3, 3, 3, 3]], 16);
  expectInterval(dominant?.clan, [37.5, shareInterval(75, 16)[1]]);
  expectInterval(dominant?.market, [shareInterval(25, 16)[0], 62.5]);
  expectInterval(dominant?.adhocracy, shareInterval(0, 16));
  // Two and two are 100 from the point between them, to half a point; three of four are at theirs.
  const { radius } = found([[0, 1, 3, 3]], 4);
  expect(group.perceived.radius).toBe(0);
  expectInterval(radius, [0, 100.25]);
});

test('a congruence is as much higher as its replicates are lower on average', () => {
  const [alike, , , , other] = answersOf();
  if (!alike || !other) throw new Error('there are five people');
  const answers = [alike, alike, other];
  const own = groupOf(answers).perceived.congruence.value;
  const lower = groupOf([other]).perceived.congruence.value;
  expect(groupOf([alike]).perceived.congruence.value).toBe(own);
  expect(lower).toBeLessThan(own);
  // One replicate of a hundred is of the third alone, which chance does not explain.
  const runs = Array.from({ length: 100 }, (_, run) => (run === 0 ? [2, 2, 2] : [0, 1, 2]));
  const found = bootstrapIntervals(
    respondentSums(answers),
    groupOf(answers),
    drawing(runs, 3),
    100,
  );
  expectInterval(found.perceived.congruence, [own, own + (own - lower) / 100]);
});

test('people who all answer alike leave no width, and are always said to be the same', () => {
  const [one] = answersOf();
  const external = ranking('adhocracy', 'market', 'clan', 'hierarchy');
  const found = (answers: readonly CultureAuditAnswers[]) =>
    bootstrapIntervals(respondentSums(answers), groupOf(answers), () => 0, 3).perceived;
  const alike = one ? [one, one, one] : [];
  const { congruence } = groupOf(alike).perceived;
  expect(congruence.value).toBeLessThan(100);
  expectInterval(found(alike).congruence, [congruence.value, congruence.value]);
  // With the first axis left out, (100, 50) would be another role and style.
  expect(found([external, external])).toMatchObject({ roleShare: 1, styleShare: 1 });
});

test('without the tables of dimensions bars are the same', () => {
  const answers = answersOf();
  const group = groupOf(answers);
  const sums = respondentSums(answers);
  const overall = {
    ...sums,
    perceived: sums.perceived.slice(0, 1),
    desired: sums.desired.slice(0, 1),
  };
  const [all, some] = [sums, overall].map((one) =>
    bootstrapIntervals(one, group, drawing(RUNS), RUNS.length),
  );
  expect(some?.gaps).toEqual(all?.gaps);
  for (const side of ['perceived', 'desired'] as const) {
    const { bars, point, strength, dominant, radius } = all?.[side] ?? {};
    expect(some?.[side]).toMatchObject({ bars, point, strength, dominant, radius });
  }
});

test('of a larger group a hundred people are drawn', () => {
  const answers = answersOf();
  const many = Array.from({ length: 101 }, (_, place) => answers[place % PEOPLE] ?? []).flat();
  let draws = 0;
  const random = () => {
    draws += 1;
    return 0;
  };
  bootstrapIntervals(respondentSums(many), groupOf(many), random, 1);
  expect(draws).toBe(100);
});
