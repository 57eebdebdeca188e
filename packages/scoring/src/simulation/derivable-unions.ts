import { seededRandom } from '@cadran/instruments/seeded-random';

/** The largest prime below 2^26: products of two remainders stay exact in a double. */
const PRIME = 67_108_859;

const inverse = (x: number): number => {
  let [a, b, u, v] = [x, PRIME, 1, 0];
  while (a !== 1) {
    const q = Math.floor(b / a);
    [a, b, u, v] = [b - q * a, a, v - q * u, u];
  }
  return ((u % PRIME) + PRIME) % PRIME;
};

/** A vector scaled so that its first non-zero entry, at `pivot`, is 1. */
interface Row {
  readonly pivot: number;
  readonly values: readonly number[];
}

const reduce = (vector: readonly number[], rows: readonly Row[]): number[] => {
  const rest = [...vector];
  for (const { pivot, values } of rows) {
    const times = rest[pivot] ?? 0;
    if (times === 0) continue;
    for (const [i, value] of values.entries()) {
      rest[i] = ((rest[i] ?? 0) - ((times * value) % PRIME) + PRIME) % PRIME;
    }
  }
  return rest;
};

const echelon = (released: readonly (readonly number[])[]): Row[] => {
  const rows: Row[] = [];
  for (const vector of released) {
    const rest = reduce(vector, rows);
    const pivot = rest.findIndex((x) => x !== 0);
    if (pivot < 0) continue;
    const scale = inverse(rest[pivot] ?? 1);
    rows.push({ pivot, values: rest.map((x) => (x * scale) % PRIME) });
  }
  return rows;
};

/** Adds up to 0 over every derivable union, and by accident once in 2^26: finds are checked in full. */
const tracesOf = (left: readonly (readonly number[])[]): number[] => {
  const random = seededRandom(PRIME);
  const weights = left.map(() => Math.floor(random() * PRIME));
  return left.map((rest) =>
    rest.reduce((total, x, i) => (total + ((x * (weights[i] ?? 0)) % PRIME)) % PRIME, 0),
  );
};

/**
 * An independent attacker: solves the released system by elimination in a finite field, without
 * rounding and with none of the audit's own arithmetic, and tries every union of fewer than k people.
 * Returns those that can be worked out, as lists of atoms. For tests and drills.
 */
export const derivableUnions = (
  released: readonly (readonly number[])[],
  people: readonly number[],
  k: number,
): number[][] => {
  const rows = echelon(released);
  /** What is left of each atom: a union is derivable when nothing is left of the sum. */
  const left = people.map((_, atom) => {
    const alone = people.map((__, i) => (i === atom ? 1 : 0));
    return reduce(alone, rows);
  });
  const traces = tracesOf(left);
  const isNothing = (union: readonly number[]): boolean =>
    left.every(
      (_, i) => union.reduce((sum, atom) => sum + (left[atom]?.[i] ?? 0), 0) % PRIME === 0,
    );
  const found: number[][] = [];
  const union: number[] = [];
  const grow = (from: number, total: number, trace: number): void => {
    for (let atom = from; atom < people.length; atom += 1) {
      const members = total + (people[atom] ?? 0);
      if (members >= k) continue;
      const next = (trace + (traces[atom] ?? 0)) % PRIME;
      union.push(atom);
      if (next === 0 && isNothing(union)) found.push([...union]);
      grow(atom + 1, members, next);
      union.pop();
    }
  };
  grow(0, 0, 0);
  return found;
};
