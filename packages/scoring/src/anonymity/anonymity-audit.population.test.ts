import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, test } from 'vitest';
import { auditAnonymity } from './anonymity-audit.ts';
import { atomsOf, type Cohort, membershipOf } from './atoms.ts';
import { cellKey, type Segments, segmentValues } from './cells.ts';

const cohort = (segments: Segments, people: number): Cohort => ({ segments, people, snapshot: 0 });

test('2,000 people in five units with four attributes: every refusal has a reason', () => {
  const random = seededRandom(12);
  const values = segmentValues(['u1', 'u2', 'u3', 'u4', 'u5']);
  const choose = (list: readonly string[]): string =>
    list[Math.floor(random() * list.length)] ?? '';
  const cohorts = Array.from({ length: 2000 }, () =>
    cohort(
      {
        unit: choose(values.unit.slice(0, 5)),
        gender: choose(values.gender),
        age: choose(values.age),
        tenure: choose(values.tenure),
      },
      1,
    ),
  );
  const audit = auditAnonymity({ minimumGroup: 5, values, cohorts, snapshot: 0, servedBefore: [] });
  const atoms = atomsOf(cohorts);
  const big = new Set(audit.served.map(cellKey));
  expect(big.size).toBeGreaterThan(100);
  expect(big.has('unit=u1&age=30_39')).toBe(true);
  /** Where every cell of a pair of attributes has plenty of people, all are served. */
  for (const gender of values.gender) {
    for (const age of values.age) {
      if (membershipOf(atoms, { gender, age }, 0).people >= 5)
        expect(big.has(cellKey({ gender, age }))).toBe(true);
    }
  }
});
