import { seededRandom } from '@cadran/instruments/seeded-random';
import { dotProduct, newDirection, type ReleasedSpan, type Union } from './released-span.ts';
import { smallSubsets, subsetAtoms } from './small-subsets.ts';
import { visitZeroSums } from './zero-sum-pairs.ts';

const SEED = 8;
const ROUNDING = 1e-6;

/** Tracks what is released and tells whether a further release would reveal a small union. */
export interface UnionSearch {
  readonly directionOf: (union: Union) => Float64Array | null;
  readonly leaksWith: (direction: Float64Array) => boolean;
  readonly release: (direction: Float64Array) => void;
}

/** An atom that was a candidate once, with its row of the projection among those before it and itself. */
interface Watched {
  readonly atom: number;
  readonly place: number;
  readonly row: Float64Array;
}

const at = (vector: Float64Array, place: number): number => vector[place] ?? 0;

/**
 * Looks for unions of fewer than k people that the released cells would let anyone work out
 * (docs/method/audits.md#protection). A union is derivable when nothing of it is left outside of the span. One
 * random combination of all that is left of each atom, its trace, adds up to 0 over such a union, so
 * that unions are found by pairing sums of traces of half their size; each find is then checked
 * exactly. Large atoms, and most small ones, are ruled out by their share of the span: a union of at
 * most k - 1 people needs people / (k - 1) of it per atom, which is above 1 for k and more people.
 */
export const unionSearch = (
  people: readonly number[],
  k: number,
  mostDeepSteps?: number,
): UnionSearch => {
  const limit = k - 1;
  const basis: Float64Array[] = [];
  const counts = Float64Array.from(people);
  const span: ReleasedSpan = { scale: counts.map(Math.sqrt), basis };
  const traces = counts.map(seededRandom(SEED));
  /** The diagonal of the projection onto the span. */
  const shares = new Float64Array(people.length);
  const watched = new Map<number, Watched>();

  const watch = (atom: number): void => {
    const place = watched.size;
    const row = new Float64Array(place + 1);
    watched.set(atom, { atom, place, row });
    for (const b of basis) {
      const own = at(b, atom);
      for (const other of watched.values())
        row[other.place] = at(row, other.place) + own * at(b, other.atom);
    }
  };

  const leaksWith = (direction: Float64Array): boolean => {
    const isCandidate = (atom: number): boolean =>
      at(shares, atom) + at(direction, atom) ** 2 >= at(counts, atom) / limit - ROUNDING;
    for (const atom of people.keys()) if (!watched.has(atom) && isCandidate(atom)) watch(atom);
    const tracePart = dotProduct(traces, direction);
    const candidates = [...watched.values()]
      .filter(({ atom }) => isCandidate(atom))
      .map(({ atom, place, row }) => {
        const [scale, own] = [at(span.scale, atom), at(direction, atom)];
        const trace = scale * (at(traces, atom) - tracePart * own);
        return { atom, place, row, own, people: at(counts, atom), scale, trace };
      });
    const subsets = smallSubsets(
      candidates,
      (later, earlier) => at(later.row, earlier.place) + later.own * earlier.own,
      limit,
      mostDeepSteps,
    );
    // Too many to look through: not proven safe, hence not released.
    if (subsets === null) return true;
    const after: ReleasedSpan = { scale: span.scale, basis: [...basis, direction] };
    return visitZeroSums(subsets.traces, (first, second) => {
      const union = [...new Set([...subsetAtoms(subsets, first), ...subsetAtoms(subsets, second)])];
      const total = union.reduce((sum, atom) => sum + at(counts, atom), 0);
      return total <= limit && newDirection(after, union) === null;
    });
  };

  const release = (direction: Float64Array): void => {
    const tracePart = dotProduct(traces, direction);
    for (const [atom, own] of direction.entries()) {
      traces[atom] = at(traces, atom) - tracePart * own;
      shares[atom] = at(shares, atom) + own * own;
    }
    const parts = Float64Array.from(watched.values(), ({ atom }) => at(direction, atom));
    for (const { place, row } of watched.values()) {
      for (const [other, value] of row.entries())
        row[other] = value + at(parts, place) * at(parts, other);
    }
    basis.push(direction);
  };

  return { directionOf: (union) => newDirection(span, union), leaksWith, release };
};
