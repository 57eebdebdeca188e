import type { FieldErrors, UnitGroup } from '@cadran/contract';
import { throwIfInvalid } from '../../../http/app-error.ts';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import type { SnapshotRow } from '../queries/snapshots.ts';

/** Anonymity was checked with these groups: changing them later would bypass the check. */
export const areUnitGroupsFrozen = (snapshots: readonly SnapshotRow[]): boolean =>
  snapshots.some(({ status }) => status !== 'failed');

/** Groups must consist of the campaign's units, and their ids must differ from unit ids. */
export const checkUnitGroups = (
  { units }: Pick<ProfilingCampaignRow, 'units'>,
  groups: readonly UnitGroup[],
): void => {
  const known = new Set(units.map(({ id }) => id));
  const fields: FieldErrors = {};
  for (const [index, { id, unitIds }] of groups.entries()) {
    if (known.has(id)) fields[`groups.${index}.id`] = 'distinct';
    for (const [place, unit] of unitIds.entries())
      if (!known.has(unit)) fields[`groups.${index}.unitIds.${place}`] = 'one_of';
  }
  throwIfInvalid(fields);
};
