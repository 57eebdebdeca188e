import { type Cell, cellKey } from '@cadran/contract/codes';
import { seededRandom } from '@cadran/instruments/seeded-random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { derivableUnions } from '../simulation/derivable-unions.ts';
import { type AnonymityAudit, auditAnonymity, snapshotAllowed } from './anonymity-audit.ts';
import { atomsOf, type Cohort, membershipOf } from './derivable/atoms.ts';
import { cellHolds, type Segments, segmentValues } from './cells.ts';
import { RANDOM_VALUES, randomPopulation } from './random-population.ts';
import { servedByDefinition } from './reference-audit.ts';

/** Fewer where the global setting asks for fewer, as the mutation tester's does. */
const runs = (most: number) => ({
  numRuns: Math.min(most, fc.readConfigureGlobal().numRuns ?? most),
});

const VALUES = RANDOM_VALUES;
const cohort = (segments: Segments, people: number, snapshot = 0): Cohort => ({
  segments,
  people,
  snapshot,
});
const auditOf = (cohorts: readonly Cohort[], k = 5): AnonymityAudit =>
  auditAnonymity({ minimumGroup: k, values: VALUES, cohorts, snapshot: 0, servedBefore: [] });
const keys = ({ served }: { served: readonly Cell[] }): string[] => served.map(cellKey);
/** Attributes nobody gave make cells that are only other names of these. */
const named = (audit: AnonymityAudit): string[] =>
  keys(audit).filter((key) => !key.includes('not_given'));

const twoUnits = (af: number, am: number, bf: number, bm: number): Cohort[] => [
  cohort({ unit: 'a', gender: 'female' }, af),
  cohort({ unit: 'a', gender: 'male' }, am),
  cohort({ unit: 'b', gender: 'female' }, bf),
  cohort({ unit: 'b', gender: 'male' }, bm),
];

test('V16 serves all, A, B, F, M and refuses the four pairs', () => {
  expect(named(auditOf(twoUnits(17, 3, 10, 10)))).toEqual([
    '',
    'unit=a',
    'unit=b',
    'gender=male',
    'gender=female',
  ]);
});

test('V16: with A = 12 F + 8 M all nine are served', () => {
  expect(named(auditOf(twoUnits(12, 8, 10, 10)))).toHaveLength(9);
});

test('n = k - 1 serves nothing, n = k everybody only', () => {
  const people = (n: number) =>
    Array.from({ length: n }, (_, i) => cohort({ unit: i % 2 ? 'a' : 'b', gender: 'female' }, 1));
  expect(auditOf(people(4)).served).toEqual([]);
  expect(named(auditOf(people(5)))).toEqual(['', 'gender=female']);
  expect(named(auditOf(people(7), 8))).toEqual([]);
  expect(named(auditOf(people(8), 8))).toEqual(['', 'gender=female']);
});

test('an organisation may raise k', () => {
  expect(named(auditOf(twoUnits(12, 8, 10, 10), 9))).toEqual([
    '',
    'unit=a',
    'unit=b',
    'gender=male',
    'gender=female',
  ]);
});

test('the result carries its version, its k and its snapshot', () => {
  expect(auditOf([], 7)).toEqual({ engineVersion: 2, minimumGroup: 7, snapshot: 0, served: [] });
});

test('the audit tells before each cell how many are done, and of how many', () => {
  const calls: number[][] = [];
  auditAnonymity(
    {
      minimumGroup: 5,
      values: segmentValues([]),
      cohorts: twoUnits(12, 8, 10, 10),
      snapshot: 0,
      servedBefore: [],
    },
    (...call) => calls.push(call),
  );
  // All; 1, 3, 5 and 5 values; 3 + 5 + 5, 15 + 15 and 25 pairs of them.
  expect(calls).toEqual(Array.from({ length: 83 }, (_, done) => [done, 83]));
});

test('a cell that is no candidate is not served, and hides no other', () => {
  const people = new Map<string, number>();
  const audit = auditAnonymity({
    minimumGroup: 5,
    values: VALUES,
    cohorts: twoUnits(17, 3, 10, 10),
    snapshot: 0,
    servedBefore: [],
    isCandidate: (cell, count) => {
      people.set(cellKey(cell), count);
      return cell.unit === undefined || cell.gender !== undefined;
    },
  });
  // With unit A served, its women would show its three men; B's men do beside all men.
  expect(named(audit)).toEqual([
    '',
    'gender=male',
    'gender=female',
    'unit=a&gender=female',
    'unit=b&gender=female',
  ]);
  expect([people.get(''), people.get('unit=a'), people.get('unit=a&gender=male')]).toEqual([
    40,
    20,
    undefined,
  ]);
});

const population = fc
  .record({
    people: fc.integer({ min: 5, max: 60 }),
    units: fc.integer({ min: 1, max: 3 }),
    attributes: fc.integer({ min: 1, max: 4 }),
    skew: fc.constantFrom(1, 2, 4),
    seed: fc.nat(1e6),
  })
  .map(randomPopulation);

/** The 0/1 vectors over the atoms of what was served. */
const releasedVectors = (
  atoms: readonly Cohort[],
  served: readonly Cell[],
  snapshot = 0,
): number[][] =>
  served.map((cell) => {
    const vector = atoms.map(() => 0);
    for (const atom of membershipOf(atoms, cell, snapshot).atoms) vector[atom] = 1;
    return vector;
  });

test('random populations: solving the released system derives no union under k', () => {
  fc.assert(
    fc.property(population, fc.integer({ min: 3, max: 5 }), (cohorts, k) => {
      const atoms = atomsOf(cohorts);
      const { served } = auditOf(cohorts, k);
      const people = atoms.map((atom) => atom.people);
      expect(derivableUnions(releasedVectors(atoms, served), people, k)).toEqual([]);
    }),
    runs(60),
  );
});

test('random populations: nested served cells differ by 0 or at least k people', () => {
  fc.assert(
    fc.property(population, (cohorts) => {
      const { served } = auditOf(cohorts);
      const members = served.map(
        (cell) => new Set(cohorts.filter((c) => cellHolds(cell, c.segments))),
      );
      for (const inner of members) {
        for (const outer of members) {
          if (![...inner].every((person) => outer.has(person))) continue;
          const difference = outer.size - inner.size;
          expect(difference === 0 || difference >= 5).toBe(true);
        }
      }
    }),
    runs(40),
  );
});

test('random populations: the order of the people, hence of their answers, leaves the served list unchanged', () => {
  fc.assert(
    fc.property(population, fc.nat(1e6), (cohorts, seed) => {
      const random = seededRandom(seed);
      const permuted = cohorts
        .map((person) => ({ person, at: random() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ person }) => person);
      expect(keys(auditOf(permuted))).toEqual(keys(auditOf(cohorts)));
    }),
    runs(30),
  );
});

test('random populations: the served list is that of the definition, worked out with the full matrix', () => {
  fc.assert(
    fc.property(
      population.filter((cohorts) => atomsOf(cohorts).length <= 22),
      fc.integer({ min: 2, max: 6 }),
      (cohorts, k) => {
        expect(keys(auditOf(cohorts, k))).toEqual(
          servedByDefinition(atomsOf(cohorts), VALUES, k).map(cellKey),
        );
      },
    ),
    runs(60),
  );
});

const later = (cohorts: readonly Cohort[], first: AnonymityAudit, k = 5): AnonymityAudit =>
  auditAnonymity({
    minimumGroup: k,
    values: VALUES,
    cohorts,
    snapshot: 1,
    servedBefore: [first],
  });

test('a later snapshot is allowed with at least k new answers', () => {
  expect([4, 5, 6].map((fresh) => snapshotAllowed(fresh, 5))).toEqual([false, true, true]);
});

test('a later snapshot does not reveal the few who joined a group since', () => {
  const before = twoUnits(12, 8, 10, 10);
  const first = auditOf(before);
  /** Three join unit A, five unit B: unit A now less unit A then would be the three. */
  const now = [
    ...before,
    cohort({ unit: 'a', gender: 'female' }, 3, 1),
    cohort({ unit: 'b', gender: 'female' }, 5, 1),
  ];
  const second = later(now, first);
  expect(second.snapshot).toBe(1);
  expect(named(second)).toContain('');
  expect(named(second)).not.toContain('unit=a');
  /** Without the memory of the first snapshot unit A would be served. */
  const forgetful = auditAnonymity({
    minimumGroup: 5,
    values: VALUES,
    cohorts: now,
    snapshot: 1,
    servedBefore: [],
  });
  expect(named(forgetful)).toContain('unit=a');
});

test('a later snapshot serves again what nobody new has changed', () => {
  const before = twoUnits(12, 8, 10, 10);
  const now = [...before, cohort({ unit: 'b', gender: 'male' }, 6, 1)];
  const second = named(later(now, auditOf(before)));
  expect(second).toContain('unit=a');
  expect(second).toContain('unit=a&gender=female');
  expect(second).toContain('unit=b&gender=male');
});

test('a later snapshot of random arrivals, both together derive no union under k', () => {
  fc.assert(
    fc.property(population, fc.nat(1e6), (cohorts, seed) => {
      const random = seededRandom(seed);
      const dated = cohorts.map((person) => ({ ...person, snapshot: random() < 0.7 ? 0 : 1 }));
      const first = auditOf(dated.filter(({ snapshot }) => snapshot === 0));
      const second = later(dated, first);
      const atoms = atomsOf(dated);
      const released = [
        ...releasedVectors(atoms, first.served, 0),
        ...releasedVectors(atoms, second.served, 1),
      ];
      const people = atoms.map((atom) => atom.people);
      expect(derivableUnions(released, people, 5)).toEqual([]);
    }),
    runs(40),
  );
});
