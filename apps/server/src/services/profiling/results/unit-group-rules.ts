import type { FieldErrors, UnitGroup } from '@cadran/contract';
import { refuseFields } from '../../../app-error.ts';
import type { ProfilingCampaignRow } from '../../../queries/profiling-campaigns.ts';
import type { SnapshotRow } from '../../../queries/profiling-snapshots.ts';

/** A snapshot was audited by these groups: other ones later would be a way around it. */
export const groupsFrozen = (snapshots: readonly SnapshotRow[]): boolean =>
  snapshots.some(({ status }) => status !== 'failed');

/** What the schema cannot know: which units there are, and that an id names one thing only. */
export const checkGroups = (
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
  refuseFields(fields);
};
