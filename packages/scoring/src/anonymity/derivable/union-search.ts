import { seededRandom } from '@cadran/instruments/seeded-random';
import { dotProduct, newDirection, type ReleasedSpan, type Union } from './released-span.ts';
import { type Candidate, smallSubsets, subsetAtoms } from './small-subsets.ts';
import { visitZeroSums } from './zero-sum-pairs.ts';

const SEED = 8;
const ROUNDING = 1e-6;

/** Tracks what is released and tells whether a further release would reveal a small union. */
export interface UnionSearch {
  readonly directionOf: (union: Union) => Float64Array | null;
  readonly leaksWith: (direction: Float64Array) => boolean;
  readonly release: (direction: Float64Array) => void;
}

/**
 * Looks for unions of fewer than k people that the released cells would let anyone work out
 * (scoring.md §8, point 5). A union is derivable when nothing of it is left outside of the span. One
 * random combination of all that is left of each atom, its trace, adds up to 0 over such a union, so
 * that unions are found by pairing sums of traces of half their size; each find is then checked
 * exactly. Atoms of k and more people are in no small union, and most small atoms are ruled out by
 * their share of the span: a union of at most k - 1 people needs people / (k - 1) of it per atom.
 */
export const unionSearch = (people: readonly number[], k: number): UnionSearch => {
  const limit = k - 1;
  const basis: Float64Array[] = [];
  const span: ReleasedSpan = { scale: Float64Array.from(people, Math.sqrt), basis };
  const random = seededRandom(SEED);
  const traces = Float64Array.from(people, () => random() * 2 - 1);
  /** The diagonal of the projection onto the span. */
  const shares = new Float64Array(people.length);
  const small = people.flatMap((count, atom) => (count < k ? [atom] : []));
  /** Atoms that were candidates once, with the rows of the projection among them. */
  const watched: number[] = [];
  const isWatched = new Uint8Array(people.length);
  const rows: Float64Array[] = [];

  const at = (vector: Float64Array, atom: number): number => vector[atom] ?? 0;
  const isCandidate = (atom: number, direction: Float64Array): boolean =>
    at(shares, atom) + at(direction, atom) ** 2 >= (people[atom] ?? 0) / limit - ROUNDING;

  const watch = (atom: number): void => {
    watched.push(atom);
    isWatched[atom] = 1;
    const row = new Float64Array(watched.length);
    for (const b of basis) {
      const own = at(b, atom);
      for (const [j, other] of watched.entries()) row[j] = (row[j] ?? 0) + own * at(b, other);
    }
    rows.push(row);
  };

  const leaksWith = (direction: Float64Array): boolean => {
    for (const atom of small) {
      if (isWatched[atom] === 0 && isCandidate(atom, direction)) watch(atom);
    }
    const tracePart = dotProduct(traces, direction);
    const places: number[] = [];
    const candidates: Candidate[] = [];
    for (const [place, atom] of watched.entries()) {
      if (!isCandidate(atom, direction)) continue;
      const scale = at(span.scale, atom);
      const trace = scale * (at(traces, atom) - tracePart * at(direction, atom));
      places.push(place);
      candidates.push({ atom, people: people[atom] ?? 0, scale, trace });
    }
    const overlap = (a: number, b: number): number => {
      const i = places[a] ?? 0;
      const j = places[b] ?? 0;
      const among = i > j ? rows[i]?.[j] : rows[j]?.[i];
      return (among ?? 0) + at(direction, watched[i] ?? 0) * at(direction, watched[j] ?? 0);
    };
    const subsets = smallSubsets(candidates, overlap, limit);
    /** Too many to look through: not proven safe, hence not released. */
    if (subsets === null) return true;
    const after: ReleasedSpan = { scale: span.scale, basis: [...basis, direction] };
    return visitZeroSums(subsets.traces, (first, second) => {
      const total = (subsets.people[first] ?? 0) + (second < 0 ? 0 : (subsets.people[second] ?? 0));
      if (total > limit) return false;
      const union = [...subsetAtoms(subsets, first), ...subsetAtoms(subsets, second)];
      return new Set(union).size === union.length && newDirection(after, union) === null;
    });
  };

  const release = (direction: Float64Array): void => {
    const tracePart = dotProduct(traces, direction);
    for (let atom = 0; atom < people.length; atom += 1) {
      const own = at(direction, atom);
      traces[atom] = at(traces, atom) - tracePart * own;
      shares[atom] = at(shares, atom) + own * own;
    }
    for (const [i, row] of rows.entries()) {
      const own = at(direction, watched[i] ?? 0);
      for (let j = 0; j <= i; j += 1) {
        row[j] = (row[j] ?? 0) + own * at(direction, watched[j] ?? 0);
      }
    }
    basis.push(direction);
  };

  return { directionOf: (union) => newDirection(span, union), leaksWith, release };
};
