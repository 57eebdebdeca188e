import { type DirectoryGroup, SCIM_SCHEMAS, type ScimGroup } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Config } from '../../../env.ts';
import { type GroupRow, membersOf } from '../queries/groups.ts';
import { scimUrl } from './addresses.ts';

export const presentGroups = async (
  tx: Tx,
  config: Config,
  rows: readonly GroupRow[],
): Promise<ScimGroup[]> => {
  const members = await membersOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    schemas: [SCIM_SCHEMAS.group],
    id: row.id,
    ...(row.externalId !== null && { externalId: row.externalId }),
    displayName: row.displayName,
    members: members
      .filter(({ groupId }) => groupId === row.id)
      .map(({ id, name }) => ({ value: id, display: name, $ref: scimUrl(config, `/Users/${id}`) })),
    meta: {
      resourceType: 'Group',
      created: row.createdAt.toISOString(),
      lastModified: row.changedAt.toISOString(),
      location: scimUrl(config, `/Groups/${row.id}`),
    },
  }));
};

/** For the administrator. */
export const presentDirectoryGroup = (group: GroupRow, members: number): DirectoryGroup => ({
  id: group.id,
  displayName: group.displayName,
  members,
  role: group.role,
  screeningEnabled: group.screeningEnabled,
  profilingEnabled: group.profilingEnabled,
});
