import { seededRandom } from '@cadran/instruments/seeded-random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidate, smallSubsets, subsetAtoms } from './small-subsets.ts';

const candidatesOf = (people: readonly number[]): Candidate[] =>
  people.map((count, atom) => ({
    atom,
    people: count,
    scale: Math.sqrt(count),
    trace: 2 ** -atom,
  }));

const inOrder = (a: string, b: string): number => (a < b ? -1 : 1);

const setsOf = (
  people: readonly number[],
  overlap: (a: number, b: number) => number,
  limit: number,
): string[] | null => {
  const list = smallSubsets(candidatesOf(people), (a, b) => overlap(a.atom, b.atom), limit);
  if (list === null) return null;
  return list.traces
    .map((trace, i) => {
      const atoms = subsetAtoms(list, i).toSorted((a, b) => a - b);
      expect(trace).toBeCloseTo(
        atoms.reduce((sum, atom) => sum + 2 ** -atom, 0),
        10,
      );
      return atoms.join(' ');
    })
    .toSorted(inOrder);
};

/** All sets of at most half the limit that leave room for the people of the other half. */
const allSets = (people: readonly number[], limit: number): number[][] => {
  const sets: number[][] = [];
  const grow = (set: number[], from: number): void => {
    for (let atom = from; atom < people.length; atom += 1) {
      const next = [...set, atom];
      const count = next.reduce((sum, a) => sum + (people[a] ?? 0), 0);
      if (next.length > Math.ceil(limit / 2) || count + next.length - 1 > limit) continue;
      sets.push(next);
      grow(next, atom + 1);
    }
  };
  grow([], 0);
  return sets;
};

test('when everything is derivable, all sets that leave room for the other half are given', () => {
  const identity = (a: number, b: number) => (a === b ? 1 : 0);
  const people = [1, 1, 2, 3, 4, 1];
  expect(setsOf(people, identity, 4)).toEqual(
    allSets(people, 4)
      .map((set) => set.join(' '))
      .toSorted(),
  );
  expect(setsOf(people, identity, 4)).toContain('0 2');
  expect(setsOf(people, identity, 4)).not.toContain('0 3');
  expect(setsOf(people, identity, 4)).not.toContain('0 1 5');
  expect(setsOf([1, 1, 1, 1], identity, 5)).toContain('0 1 3');
});

/** An orthonormal basis of the span of random vectors. */
const basisOf = (vectors: readonly (readonly number[])[]): number[][] => {
  const basis: number[][] = [];
  for (const vector of vectors) {
    let rest = [...vector];
    for (let pass = 0; pass < 2; pass += 1) {
      for (const b of basis) {
        const part = b.reduce((sum, x, i) => sum + x * (rest[i] ?? 0), 0);
        rest = rest.map((x, i) => x - part * (b[i] ?? 0));
      }
    }
    const length = Math.hypot(...rest);
    if (length > 1e-9) basis.push(rest.map((x) => x / length));
  }
  return basis;
};

/** Smallest squared length of a vector of the span with given entries, by gradient-free elimination. */
const smallestLength = (
  set: readonly number[],
  scale: readonly number[],
  overlap: (a: number, b: number) => number,
): number => {
  const rows = set.map((a) => [...set.map((b) => overlap(a, b)), scale[a] ?? 0]);
  const size = set.length;
  let squared = 0;
  for (let i = 0; i < size; i += 1) {
    const pivot = rows[i]?.[i] ?? 0;
    const value = rows[i]?.[size] ?? 0;
    if (Math.abs(pivot) < 1e-9) {
      if (Math.abs(value) > 1e-4) return Number.POSITIVE_INFINITY;
      continue;
    }
    squared += value ** 2 / pivot;
    for (let j = i + 1; j < size; j += 1) {
      const times = (rows[j]?.[i] ?? 0) / pivot;
      rows[j] = (rows[j] ?? []).map((x, c) => x - times * (rows[i]?.[c] ?? 0));
    }
  }
  return squared;
};

test('a set is left out exactly when no vector of the span that is 1 on it is short enough', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.integer({ min: 2, max: 7 }), (seed, limit) => {
      const random = seededRandom(seed);
      const people = Array.from({ length: 7 }, () => 1 + Math.floor(3 * random()));
      const scale = people.map(Math.sqrt);
      const vectors = Array.from({ length: 1 + Math.floor(5 * random()) }, () =>
        scale.map((x) => (random() < 0.5 ? x : 0)),
      );
      const basis = basisOf(vectors);
      const overlap = (a: number, b: number) =>
        basis.reduce((sum, q) => sum + (q[a] ?? 0) * (q[b] ?? 0), 0);
      const expected = allSets(people, limit).filter((set) =>
        set.every((_, i) => smallestLength(set.slice(0, i + 1), scale, overlap) <= limit + 1e-6),
      );
      expect(setsOf(people, overlap, limit)).toEqual(
        expected.map((set) => set.join(' ')).toSorted(),
      );
    }),
  );
});

test('a half of a union that is in the span is never left out', () => {
  /** The span of one union of four single people among six. */
  const overlap = (a: number, b: number) => (a < 4 && b < 4 ? 0.25 : 0);
  const sets = setsOf([1, 1, 1, 1, 1, 1], overlap, 4) ?? [];
  expect(sets).toEqual(['0', '0 1', '0 2', '0 3', '1', '1 2', '1 3', '2', '2 3', '3']);
});

test('sets of three and more are tried as often as allowed, then the answer is unknown', () => {
  const identity = (a: Candidate, b: Candidate) => (a === b ? 1 : 0);
  const tried = (most: number) => smallSubsets(candidatesOf([1, 1, 1, 1, 1]), identity, 5, most);
  // Five alone, ten pairs, and ten sets of three.
  expect(tried(10)?.traces).toHaveLength(25);
  expect(tried(9)).toBeNull();
  // Pairs are always tried.
  expect(smallSubsets(candidatesOf([1, 1, 1]), identity, 4, 0)?.traces).toHaveLength(6);
});
