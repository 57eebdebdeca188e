import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, test } from 'vitest';
import { simulatedAnswers } from '../group/advice/simulation/simulated-advice.ts';
import { cultureAuditTable } from '../group/culture-audit-table.ts';
import { groupCulture } from '../group/group-culture.ts';
import type { CultureIntervals } from '../group/intervals/culture-intervals.ts';
import type { Interval } from '../group/intervals/interval.ts';
import { protectedFigures } from '../anonymity/protected/protected-figures.ts';

const CULTURE = { clan: 35, adhocracy: 20, market: 20, hierarchy: 25 };
const tableOf = (people: number, seed: number) =>
  cultureAuditTable(simulatedAnswers(seed, people, CULTURE, CULTURE), PROFILING_CULTURE);
const TRUTH = groupCulture(tableOf(6000, 99).perceived);

/** In which share of groups of so many the interval holds what the whole population shows, to a point. */
const held = (people: number, truth: number, pick: (of: CultureIntervals) => Interval | null) => {
  const runs = 200;
  const random = seededRandom(5);
  let count = 0;
  for (let run = 0; run < runs; run += 1) {
    const { perceived } = protectedFigures(tableOf(people, 1000 + run), people, () => random());
    const [low, high] = (perceived.intervals && pick(perceived.intervals)) ?? [NaN, NaN];
    if (truth >= low - 1 && truth <= high + 1) count += 1;
  }
  return count / runs;
};

test('protected intervals of the point hold what the population shows', () => {
  expect(held(30, TRUTH.point.x, ({ point }) => point.x)).toBeGreaterThan(0.93);
});

test('protected intervals of congruence do, although chance and the blur lower it', () => {
  expect(TRUTH.congruence.value).toBeGreaterThan(95);
  expect(held(50, TRUTH.congruence.value, ({ congruence }) => congruence)).toBeGreaterThan(0.9);
});
