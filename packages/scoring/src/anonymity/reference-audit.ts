import type { Cell } from '@cadran/contract/codes';
import { type Cohort, membershipOf } from './derivable/atoms.ts';
import { canonicalCells, type SegmentValues } from './cells.ts';

/**
 * The span audit in its plainest form, with the full matrix R and every union tried: slow, short, and
 * without any of the shortcuts of `auditAnonymity`, whose tests compare with it.
 */
export const servedByDefinition = (
  atoms: readonly Cohort[],
  values: SegmentValues,
  k: number,
): Cell[] => {
  const identity = atoms.map((_, i) => atoms.map((__, j) => (i === j ? 1 : 0)));
  const leaks = (r: number[][], from: number, people: number, sum: readonly number[]): boolean =>
    atoms.some((atom, a) => {
      if (a < from || people + atom.people >= k) return false;
      const rows = sum.map((x, j) => x + (r[a]?.[j] ?? 0));
      return Math.hypot(...rows) < 1e-7 || leaks(r, a + 1, people + atom.people, rows);
    });
  const nothing = atoms.map(() => 0);
  let r: number[][] = identity;
  return canonicalCells(values).filter((cell) => {
    const { atoms: members, people } = membershipOf(atoms, cell, 0);
    if (people < k) return false;
    const residual = r.map((row) => members.reduce((sum, member) => sum + (row[member] ?? 0), 0));
    const squared = residual.reduce((sum, x) => sum + x * x, 0);
    if (Math.sqrt(squared) < 1e-8) return true;
    const next = r.map((row, i) =>
      row.map((x, j) => x - ((residual[i] ?? 0) * (residual[j] ?? 0)) / squared),
    );
    if (leaks(next, 0, 0, nothing)) return false;
    r = next;
    return true;
  });
};
