import { describe, expect, test } from 'vitest';
import {
  simulatedCoverage,
  type SimulatedDimensions,
  wholePopulation,
} from '../group/intervals/simulated-coverage.ts';

const RUNS = 100;
/** 95 %, less two standard errors of what a hundred groups can show. */
const LEAST = 0.9;

const culture = (clan: number, adhocracy: number, market: number, hierarchy: number) => ({
  clan,
  adhocracy,
  market,
  hierarchy,
});
const POPULATIONS = {
  'all dimensions alike': [culture(35, 22, 18, 25)],
  'dimensions that differ': [
    culture(38, 22, 15, 25),
    culture(25, 35, 22, 18),
    culture(40, 20, 15, 25),
    culture(30, 30, 20, 20),
    culture(20, 25, 35, 20),
    culture(30, 20, 20, 30),
  ],
} satisfies Record<string, SimulatedDimensions>;

describe.each(Object.entries(POPULATIONS))('95 %% intervals of audits, %s', (_, population) => {
  const whole = wholePopulation(population);
  test.each([30, 100, 300, 1000])('hold what the population of a group of %i shows', (people) => {
    const held = simulatedCoverage(population, whole, people, RUNS);
    expect(Object.keys(held)).toHaveLength(11);
    for (const [figure, share] of Object.entries(held))
      expect({ figure, share, enough: share >= LEAST }).toMatchObject({ enough: true });
  });
});
