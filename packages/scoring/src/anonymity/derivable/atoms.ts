import { type Cell, SEGMENTATIONS } from '@cadran/contract/codes';
import { cellHolds, type Segments, valueOf } from '../cells.ts';

/** People who share all segmentation values and were first counted in the same snapshot. */
export interface Cohort {
  readonly segments: Segments;
  /** The first snapshot that held them, from 0. */
  readonly snapshot: number;
  readonly people: number;
}

/** Cohorts that cannot be told apart are one atom; in an order that does not depend on theirs. */
export const atomsOf = (cohorts: readonly Cohort[]): readonly Cohort[] => {
  const atoms = new Map<string, Cohort>();
  for (const { segments, snapshot, people } of cohorts) {
    if (people === 0) continue;
    const values = SEGMENTATIONS.map((attribute) => valueOf(segments, attribute));
    const key = JSON.stringify([...values, snapshot]);
    const before = atoms.get(key);
    atoms.set(key, { segments, snapshot, people: people + (before?.people ?? 0) });
  }
  return [...atoms].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, atom]) => atom);
};

/** A cell as it was in a snapshot: the atoms it holds, and how many people they are. */
export interface Membership {
  readonly atoms: Int32Array;
  readonly people: number;
}

export const membershipOf = (
  atoms: readonly Cohort[],
  cell: Cell,
  snapshot: number,
): Membership => {
  const held: number[] = [];
  let people = 0;
  for (const [index, atom] of atoms.entries()) {
    if (atom.snapshot > snapshot || !cellHolds(cell, atom.segments)) continue;
    held.push(index);
    people += atom.people;
  }
  return { atoms: Int32Array.from(held), people };
};
