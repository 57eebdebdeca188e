/** How an atom that may be part of a small union bears on the search. */
export interface Candidate {
  readonly atom: number;
  readonly people: number;
  /** Root of its people. */
  readonly scale: number;
  /** The atom's share of a random combination that is 0 for every derivable union. */
  readonly trace: number;
}

/** Sets of candidates: each is its parent, if it has one, with one more. */
export interface SubsetList {
  readonly traces: number[];
  readonly parents: (number | undefined)[];
  readonly lasts: number[];
}

/**
 * Sets of one and two, all that k = 5 needs, are always looked through. Larger ones so many times at
 * most; beyond, the answer is unknown.
 */
const MOST_DEEP_STEPS = 1_000_000;
const DEEP = 2;
/** Below this a new atom's value follows from those chosen; what it misses then must be rounding. */
const DETERMINED = 1e-10;
const MISSED = 1e-4;
const ROUNDING = 1e-6;

/** A candidate of a set, with its row of the Cholesky factor. */
interface Chosen<C> {
  readonly candidate: C;
  readonly row: readonly number[];
  readonly diagonal: number;
  readonly solved: number;
  /** Smallest squared length up to this candidate. */
  readonly length: number;
}

/** Extends the factor by a candidate; null if its value cannot be 1. */
const extended = <C extends Candidate>(
  chosen: readonly Chosen<C>[],
  candidate: C,
  overlap: (later: C, earlier: C) => number,
): Chosen<C> | null => {
  const row: number[] = [];
  let free = overlap(candidate, candidate);
  let missing = candidate.scale;
  const length = chosen.at(-1)?.length ?? 0;
  for (const earlier of chosen) {
    let entry = overlap(candidate, earlier.candidate);
    entry -= row.reduce((sum, own, place) => sum + own * (earlier.row[place] ?? 0), 0);
    entry /= earlier.diagonal;
    row.push(entry);
    free -= entry * entry;
    missing -= entry * earlier.solved;
  }
  if (free < DETERMINED)
    return Math.abs(missing) > MISSED
      ? null
      : { candidate, row, diagonal: Number.POSITIVE_INFINITY, solved: 0, length };
  const diagonal = Math.sqrt(free);
  const solved = missing / diagonal;
  return { candidate, row, diagonal, solved, length: length + solved * solved };
};

/**
 * All sets of candidates that could be the larger half of a derivable union of at most `limit`
 * people, or null when there are too many. A vector of the span that is 1 on a set has a smallest
 * possible squared length; a union is such a vector, and its squared length is its number of people.
 * A set whose smallest length exceeds `limit` is therefore part of no small union, nor is any larger.
 * `overlap` is the projection onto the span, between a candidate and itself or an earlier one; the
 * bound is worked out by extending its Cholesky factor by one atom at a time.
 */
export const smallSubsets = <C extends Candidate>(
  candidates: readonly C[],
  overlap: (later: C, earlier: C) => number,
  limit: number,
  mostDeepSteps: number = MOST_DEEP_STEPS,
): SubsetList | null => {
  const list: SubsetList = { traces: [], parents: [], lasts: [] };
  const chosen: Chosen<C>[] = [];
  let deepSteps = 0;

  const grow = (from: number, people: number, trace: number, parent?: number): boolean => {
    const depth = chosen.length;
    for (let place = from; ; place += 1) {
      const next = candidates[place];
      if (!next) return true;
      // The other half has at least as many atoms, less one, hence as many people.
      const room = limit - people - next.people - depth;
      if (room < 0) continue;
      if (depth >= DEEP && (deepSteps += 1) > mostDeepSteps) return false;
      const added = extended(chosen, next, overlap);
      if (!added || added.length > limit + ROUNDING) continue;
      const index = list.traces.push(trace + next.trace) - 1;
      list.parents.push(parent);
      list.lasts.push(next.atom);
      // One more would need room for itself and one more in the other half.
      if (room < 2) continue;
      chosen.push(added);
      const all = grow(place + 1, people + next.people, trace + next.trace, index);
      chosen.pop();
      if (!all) return false;
    }
  };

  return grow(0, 0, 0) ? list : null;
};

/** The atoms of one set of the list. */
export const subsetAtoms = (list: SubsetList, index: number | undefined): number[] =>
  index === undefined ? [] : [list.lasts[index] ?? 0, ...subsetAtoms(list, list.parents[index])];
