/** How an atom that may be part of a small union bears on the search. */
export interface Candidate {
  readonly atom: number;
  readonly people: number;
  /** Root of its people. */
  readonly scale: number;
  /** The atom's share of a random combination that is 0 for every derivable union. */
  readonly trace: number;
}

/** Sets of candidates: each is its parent with one more. */
export interface SubsetList {
  readonly traces: number[];
  readonly people: number[];
  readonly parents: number[];
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

/**
 * All sets of at most `half` candidates that could be half of a derivable union of at most `limit`
 * people, or null when there are too many. A vector of the span that is 1 on a set has a smallest
 * possible squared length; a union is such a vector, and its squared length is its number of people.
 * A set whose smallest length exceeds `limit` is therefore part of no small union, nor is any larger.
 * `overlap` is the projection onto the span, between two candidates; the bound is worked out by
 * extending its Cholesky factor by one atom at a time.
 */
export const smallSubsets = (
  candidates: readonly Candidate[],
  overlap: (a: number, b: number) => number,
  limit: number,
): SubsetList | null => {
  const half = Math.ceil(limit / 2);
  const list: SubsetList = { traces: [], people: [], parents: [], lasts: [] };
  const chosen: number[] = [];
  const factor: number[][] = [];
  const diagonal: number[] = [];
  const solved: number[] = [];
  let deepSteps = 0;

  /** Extends the factor by a candidate; the length it adds, or null if its value cannot be 1. */
  const extend = (candidate: number, scale: number): number | null => {
    const depth = chosen.length;
    const row: number[] = [];
    let free = overlap(candidate, candidate);
    let missing = scale;
    for (let j = 0; j < depth; j += 1) {
      let entry = overlap(candidate, chosen[j] ?? 0);
      const earlier = factor[j] ?? [];
      for (let t = 0; t < j; t += 1) entry -= (earlier[t] ?? 0) * (row[t] ?? 0);
      entry /= diagonal[j] ?? 1;
      row.push(entry);
      free -= entry * entry;
      missing -= entry * (solved[j] ?? 0);
    }
    factor[depth] = row;
    if (free < DETERMINED) {
      if (Math.abs(missing) > MISSED) return null;
      diagonal[depth] = Number.POSITIVE_INFINITY;
      solved[depth] = 0;
      return 0;
    }
    diagonal[depth] = Math.sqrt(free);
    solved[depth] = missing / Math.sqrt(free);
    return (missing * missing) / free;
  };

  const grow = (
    from: number,
    parent: number,
    people: number,
    trace: number,
    length: number,
  ): boolean => {
    const depth = chosen.length;
    for (let i = from; i < candidates.length; i += 1) {
      const next = candidates[i];
      /** The other half has at least as many atoms, less one, hence as many people. */
      if (!next || people + next.people + depth > limit) continue;
      if (depth >= DEEP && (deepSteps += 1) > MOST_DEEP_STEPS) return false;
      const added = extend(i, next.scale);
      if (added === null || length + added > limit + ROUNDING) continue;
      const index = list.traces.length;
      list.traces.push(trace + next.trace);
      list.people.push(people + next.people);
      list.parents.push(parent);
      list.lasts.push(next.atom);
      if (depth + 1 === half) continue;
      chosen.push(i);
      const all = grow(i + 1, index, people + next.people, trace + next.trace, length + added);
      chosen.pop();
      if (!all) return false;
    }
    return true;
  };

  return grow(0, -1, 0, 0, 0) ? list : null;
};

/** The atoms of one set of the list. */
export const subsetAtoms = ({ parents, lasts }: SubsetList, index: number): number[] => {
  const atoms: number[] = [];
  for (let at = index; at >= 0; at = parents[at] ?? -1) atoms.push(lasts[at] ?? 0);
  return atoms;
};
