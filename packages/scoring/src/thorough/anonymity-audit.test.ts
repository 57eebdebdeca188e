import { type Cell, cellKey } from '@cadran/contract/codes';
import { seededRandom } from '@cadran/instruments/seeded-random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { derivableUnions } from '../simulation/derivable-unions.ts';
import { auditAnonymity } from '../anonymity/anonymity-audit.ts';
import { atomsOf, type Cohort, membershipOf } from '../anonymity/derivable/atoms.ts';
import { segmentValues } from '../anonymity/cells.ts';
import { RANDOM_VALUES, randomPopulation } from '../anonymity/random-population.ts';
import { type Candidate, smallSubsets } from '../anonymity/derivable/small-subsets.ts';

/** Populations of the size of a small organisation. */
const population = fc
  .record({
    people: fc.integer({ min: 5, max: 120 }),
    units: fc.integer({ min: 1, max: 3 }),
    attributes: fc.integer({ min: 1, max: 4 }),
    skew: fc.constantFrom(1, 2, 4),
    seed: fc.nat(1e6),
  })
  .map(randomPopulation);

const servedOf = (cohorts: readonly Cohort[], k: number): readonly Cell[] =>
  auditAnonymity({
    minimumGroup: k,
    values: RANDOM_VALUES,
    cohorts,
    snapshot: 0,
    servedBefore: [],
  }).served;

test('random populations of 5–120 people: solving the released system derives no union under k', () => {
  fc.assert(
    fc.property(population, fc.integer({ min: 3, max: 5 }), (cohorts, k) => {
      const atoms = atomsOf(cohorts);
      const released = servedOf(cohorts, k).map((cell) => {
        const members = new Set(membershipOf(atoms, cell, 0).atoms);
        return atoms.map((_, atom) => (members.has(atom) ? 1 : 0));
      });
      const people = atoms.map((atom) => atom.people);
      expect(derivableUnions(released, people, k)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test('random populations of 5–120 people: everything served has at least k people', () => {
  fc.assert(
    fc.property(population, fc.integer({ min: 2, max: 9 }), (cohorts, k) => {
      const atoms = atomsOf(cohorts);
      for (const cell of servedOf(cohorts, k)) {
        expect(membershipOf(atoms, cell, 0).people).toBeGreaterThanOrEqual(k);
      }
    }),
    { numRuns: 25 },
  );
});

test('2,000 people in five units with four attributes: nearly everything is served', () => {
  const random = seededRandom(12);
  const values = segmentValues(['u1', 'u2', 'u3', 'u4', 'u5']);
  const choose = (list: readonly string[]): string =>
    list[Math.floor(random() * list.length)] ?? '';
  const cohorts: Cohort[] = Array.from({ length: 2000 }, () => ({
    segments: {
      unit: choose(values.unit.slice(0, 5)),
      gender: choose(values.gender),
      age: choose(values.age),
      tenure: choose(values.tenure),
    },
    people: 1,
    snapshot: 0,
  }));
  const audit = auditAnonymity({ minimumGroup: 5, values, cohorts, snapshot: 0, servedBefore: [] });
  const atoms = atomsOf(cohorts);
  const served = new Set(audit.served.map(cellKey));
  expect(served.size).toBeGreaterThan(100);
  expect(served.has('unit=u1&age=30_39')).toBe(true);
  /** Where every cell of a pair of attributes has plenty of people, all are served. */
  const pairs = values.gender.flatMap((gender) => values.age.map((age) => ({ gender, age })));
  const populated = pairs.filter((pair) => membershipOf(atoms, pair, 0).people >= 5);
  expect(populated.length).toBeGreaterThan(5);
  expect(populated.filter((pair) => !served.has(cellKey(pair)))).toEqual([]);
});

test('beyond a million steps the search gives up and the cell is refused', () => {
  const identity = (a: Candidate, b: Candidate): number => (a === b ? 1 : 0);
  const singles = (count: number) =>
    Array.from({ length: count }, (_, atom) => ({ atom, people: 1, scale: 1, trace: atom }));
  expect(smallSubsets(singles(45), identity, 15)).toBeNull();
  /** Sets of one and two, all that k = 5 needs, are always looked through. */
  expect(smallSubsets(singles(1500), identity, 4)?.traces).toHaveLength(1500 + (1500 * 1499) / 2);
});
