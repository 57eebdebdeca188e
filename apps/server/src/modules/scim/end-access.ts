import type { ActivityDetail } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { logUserActivity } from '../activity-log/index.ts';
import { deleteUserResets, deleteUserSessions } from '../auth/index.ts';
import { lockOrganization } from '../organizations/index.ts';
import {
  findUser,
  requireRemainingAdministrator,
  updateUser,
  type UserRow,
} from '../users/index.ts';
import { applyGrants } from './grants.ts';
import { deleteKeysOf, findScimUser, leaveAllGroups, saveScimUser } from './queries/users.ts';

/** Sessions, links for a new password and API keys: whoever leaves may know them. Says which keys ended. */
export const endAccess = async (tx: Tx, actor: Member, user: UserRow): Promise<ActivityDetail> => {
  await deleteUserSessions(tx.sql, user);
  await deleteUserResets(tx, user);
  const keys = await deleteKeysOf(tx, user.id, actor.id);
  return keys.length > 0 ? { keys } : {};
};

/**
 * The account stays, inactive: its campaigns belong to it until an admin deletes it and names who takes over. The
 * directory no longer sees it.
 */
export const removeUser = async (tx: Tx, actor: Member, id: string, now: Date): Promise<void> => {
  await lockOrganization(tx, actor.organizationId);
  const row = await findScimUser(tx, id);
  const user = await findUser(tx, id);
  const status = 'inactive';
  await requireRemainingAdministrator(tx, user, { status });
  const { organizationId, userName, externalId, givenName, familyName } = row;
  const names = { userName, externalId, givenName, familyName };
  await saveScimUser(tx, {
    organizationId,
    userId: id,
    ...names,
    removedAt: now,
    changedAt: now,
  });
  await leaveAllGroups(tx, id);
  const changed = await updateUser(tx, user, { status });
  const ended = await endAccess(tx, actor, user);
  const detail = { fields: ['status'], 'status.from': user.status, 'status.to': status, ...ended };
  await logUserActivity(tx, actor, 'update', changed, now, detail);
  await applyGrants(tx, actor, organizationId, now, [id]);
};
