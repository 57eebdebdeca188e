import type { Cell } from '@cadran/contract/codes';
import { ENGINE_VERSION, type Versioned } from '../engine-version.ts';
import { atomsOf, type Cohort, membershipOf } from './derivable/atoms.ts';
import { canonicalCells, type SegmentValues } from './cells.ts';
import { unionSearch } from './derivable/union-search.ts';

/** The cells that an earlier snapshot has released. */
export interface ServedSnapshot {
  readonly snapshot: number;
  readonly served: readonly Cell[];
}

export interface AuditedPopulation {
  /** Fewer people than this are never shown: k, at least 5, fixed when the campaign opens. */
  readonly minimumGroup: number;
  readonly values: SegmentValues;
  /** Everybody who has answered up to the audited snapshot. */
  readonly cohorts: readonly Cohort[];
  /** The snapshot to audit, from 0. */
  readonly snapshot: number;
  readonly servedBefore: readonly ServedSnapshot[];
  /** Cells that are left out whatever the audit would say, by their number of people. */
  readonly isCandidate?: (cell: Cell, people: number) => boolean;
}

/** The groups whose results may be shown; stored, so that a request is a look-up (docs/method/audits.md#protection). */
export interface AnonymityAudit extends ServedSnapshot, Versioned {
  readonly minimumGroup: number;
}

/** An interim snapshot is allowed when at least k answers are new since the last (point 2). */
export const snapshotAllowed = (newAnswers: number, minimumGroup: number): boolean =>
  newAnswers >= minimumGroup;

/**
 * The span audit of docs/method/audits.md#protection: serves the cells in canonical order, each only if it does not,
 * with all that was served before, let anyone work out a result of fewer than k people. It looks at memberships only,
 * never at answers. A large one takes seconds: `onProgress` hears of every cell.
 */
export const auditAnonymity = (
  population: AuditedPopulation,
  onProgress: (done: number, total: number) => void = () => undefined,
): AnonymityAudit => {
  const { minimumGroup, snapshot, isCandidate = () => true } = population;
  const atoms = atomsOf(population.cohorts);
  const search = unionSearch(
    atoms.map(({ people }) => people),
    minimumGroup,
  );
  for (const before of population.servedBefore) {
    for (const cell of before.served) {
      const direction = search.directionOf(membershipOf(atoms, cell, before.snapshot).atoms);
      if (direction) search.release(direction);
    }
  }
  const served: Cell[] = [];
  const cells = canonicalCells(population.values);
  for (const [done, cell] of cells.entries()) {
    onProgress(done, cells.length);
    const members = membershipOf(atoms, cell, snapshot);
    if (members.people < minimumGroup || !isCandidate(cell, members.people)) continue;
    const direction = search.directionOf(members.atoms);
    if (direction) {
      if (search.leaksWith(direction)) continue;
      search.release(direction);
    }
    served.push(cell);
  }
  return { engineVersion: ENGINE_VERSION, minimumGroup, snapshot, served };
};
