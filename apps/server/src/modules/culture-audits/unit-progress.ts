import type { OrganizationalUnit, UnitProgress } from '@cadran/contract';
import type { SnapshotRow } from './queries/snapshots.ts';

/** Whole per cent; more answers than people are shown as what they are. */
export const responseRate = (completed: number, expected: number | null): number | null =>
  expected === null ? null : Math.floor((100 * completed) / expected + 0.5);

/**
 * The groups whose counts may be shown. Counts below `k` are hidden, and so are the next
 * smallest ones as long as the hidden groups together have fewer than `k` respondents: otherwise a hidden count could
 * be derived from the total.
 */
export const publishableGroups = <Group>(
  people: ReadonlyMap<Group, number>,
  k: number,
): ReadonlySet<Group> => {
  const ordered = [...people].toSorted((a, b) => a[1] - b[1]);
  let hidden = 0;
  let place = 0;
  for (const [, number] of ordered) {
    if (number >= k && (hidden === 0 || hidden >= k)) break;
    hidden += number;
    place += 1;
  }
  return new Set(ordered.slice(place).map(([group]) => group));
};

/** Answers by unit as of a snapshot; units of a group are only counted together. */
export const unitProgress = (
  units: readonly OrganizationalUnit[],
  { unitAnswers }: Pick<SnapshotRow, 'unitAnswers'>,
): UnitProgress[] => {
  const told = new Map(unitAnswers?.map(({ unit, answers }) => [unit, answers]));
  return units.map(({ id, expectedHeadcount }) => {
    const completed = told.get(id) ?? null;
    return {
      unitId: id,
      expectedHeadcount,
      completed,
      responseRate: completed === null ? null : responseRate(completed, expectedHeadcount),
    };
  });
};
