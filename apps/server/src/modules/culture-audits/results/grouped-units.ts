import type { OrganizationalUnit, UnitGroup } from '@cadran/contract';

interface GroupedCampaign {
  readonly units: readonly OrganizationalUnit[];
  readonly unitGroups: readonly UnitGroup[];
}

/** A unit, or a group of units, that results can be filtered by. */
export interface FilteredUnit {
  readonly id: string;
  readonly name: OrganizationalUnit['name'];
}

/** Unit id -> group id. */
export const groupOfUnit = ({
  unitGroups,
}: Pick<GroupedCampaign, 'unitGroups'>): Map<string, string> =>
  new Map(unitGroups.flatMap(({ id, unitIds }) => unitIds.map((unit) => [unit, id] as const)));

/** How many people a unit or group of units has at most; left out where a head-count is not declared. */
export const headcountsOfUnits = (campaign: GroupedCampaign): ReadonlyMap<string, number> => {
  const groupOf = groupOfUnit(campaign);
  const headcounts = new Map<string, number>();
  const unknown = new Set<string>();
  for (const { id, expectedHeadcount } of campaign.units) {
    const unit = groupOf.get(id) ?? id;
    if (expectedHeadcount === null) unknown.add(unit);
    else headcounts.set(unit, (headcounts.get(unit) ?? 0) + expectedHeadcount);
  }
  for (const unit of unknown) headcounts.delete(unit);
  return headcounts;
};

/** In the campaign's order; a group takes the place of its first unit. */
export const filteredUnits = (campaign: GroupedCampaign): readonly FilteredUnit[] => {
  const groupOf = groupOfUnit(campaign);
  const groups = new Map(campaign.unitGroups.map((group) => [group.id, group]));
  const units = new Map<string, FilteredUnit>();
  for (const { id, name } of campaign.units) {
    const group = groups.get(groupOf.get(id) ?? '');
    const unit = group ? { id: group.id, name: group.name } : { id, name };
    units.set(unit.id, unit);
  }
  return [...units.values()];
};
