import { SCIM_SCHEMAS, type ScimUser } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Config } from '../../../env.ts';
import { groupsOfUsers, type ScimUserRow } from '../queries/users.ts';
import { scimUrl } from './addresses.ts';

type Group = Awaited<ReturnType<typeof groupsOfUsers>>[number];

const presentUser = (config: Config, row: ScimUserRow, groups: readonly Group[]): ScimUser => ({
  schemas: [SCIM_SCHEMAS.user],
  id: row.id,
  ...(row.externalId !== null && { externalId: row.externalId }),
  userName: row.userName,
  name: {
    formatted: row.displayName,
    ...(row.givenName !== '' && { givenName: row.givenName }),
    ...(row.familyName !== '' && { familyName: row.familyName }),
  },
  displayName: row.displayName,
  emails: [{ value: row.email, type: 'work', primary: true }],
  active: row.active,
  groups: groups
    .filter(({ userId }) => userId === row.id)
    .map(({ id, name }) => ({ value: id, display: name, $ref: scimUrl(config, `/Groups/${id}`) })),
  meta: {
    resourceType: 'User',
    created: row.createdAt.toISOString(),
    lastModified: row.changedAt.toISOString(),
    location: scimUrl(config, `/Users/${row.id}`),
  },
});

export const presentUsers = async (
  tx: Tx,
  config: Config,
  rows: readonly ScimUserRow[],
): Promise<ScimUser[]> => {
  const ids = rows.map(({ id }) => id);
  const groups = ids.length === 0 ? [] : await groupsOfUsers(tx, ids);
  return rows.map((row) => presentUser(config, row, groups));
};
