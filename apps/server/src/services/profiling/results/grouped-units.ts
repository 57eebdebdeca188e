import type { OrganizationalUnit, UnitGroup } from '@cadran/contract';

interface GroupedCampaign {
  readonly units: readonly OrganizationalUnit[];
  readonly unitGroups: readonly UnitGroup[];
}

/** A unit by whose name people can be filtered, or a group in the name of its units. */
export interface FilteredUnit {
  readonly id: string;
  readonly name: OrganizationalUnit['name'];
}

/** Units that count under a group's name. */
export const groupOfUnit = ({
  unitGroups,
}: Pick<GroupedCampaign, 'unitGroups'>): Map<string, string> =>
  new Map(unitGroups.flatMap(({ id, unitIds }) => unitIds.map((unit) => [unit, id] as const)));

/** In the campaign's order; a group stands where its first unit stood. */
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
