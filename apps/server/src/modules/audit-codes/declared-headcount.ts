import type { OrganizationalUnit } from '@cadran/contract';

/** People in all units; null unless every unit has a head-count. */
export const declaredHeadcount = (units: readonly OrganizationalUnit[]): number | null => {
  const expected = units.flatMap(({ expectedHeadcount }) => expectedHeadcount ?? []);
  if (expected.length < units.length || units.length === 0) return null;
  return expected.reduce((sum, people) => sum + people, 0);
};
