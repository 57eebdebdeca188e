import type { OrganizationalUnit, UnitProgress } from '@cadran/contract';

/** Whole per cent; more people than expected are still all of them. */
export const responseRate = (completed: number, expected: number | null): number | null =>
  expected === null ? null : Math.min(100, Math.floor((100 * completed) / expected + 0.5));

/**
 * Which groups' numbers may be told. Counts below `k` are never shown (scoring.md §8, point 9), nor any from which
 * one could be taken off the total: as long as those left out are fewer than `k` people together, the smallest
 * of the others is left out too.
 */
export const tellable = <Group>(
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

/** Answers by unit, where the minimum group allows it; "not given" counts among the groups left out. */
export const unitProgress = (
  units: readonly OrganizationalUnit[],
  people: ReadonlyMap<string | null, number>,
  k: number,
): UnitProgress[] => {
  const told = tellable(people, k);
  return units.map(({ id, expectedHeadcount }) => {
    const completed = told.has(id) ? (people.get(id) ?? 0) : null;
    return {
      unitId: id,
      expectedHeadcount,
      completed,
      responseRate: completed === null ? null : responseRate(completed, expectedHeadcount),
    };
  });
};
