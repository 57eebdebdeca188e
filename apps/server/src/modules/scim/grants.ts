import type { UserChange } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { changedFields, describeChange, logUserActivity } from '../activity-log/index.ts';
import type { ActivityActor } from '../activity-log/index.ts';
import { deleteUserSessions } from '../auth/index.ts';
import { findUser, requireRemainingAdministrator, updateUser } from '../users/index.ts';
import { hasMappedGroup, listGrants } from './queries/groups.ts';

type Grant = Awaited<ReturnType<typeof listGrants>>[number];

const applyGrant = async (tx: Tx, actor: ActivityActor, grant: Grant, now: Date): Promise<void> => {
  const { id, isAdmin, screeningEnabled, profilingEnabled } = grant;
  const user = await findUser(tx, id);
  if (user.role === 'superadmin') return;
  const role = isAdmin ? 'admin' : 'user';
  const change = { role, screeningEnabled, profilingEnabled } as const;
  const fields = changedFields<UserChange>(user, change);
  if (fields.length === 0) return;
  await requireRemainingAdministrator(tx, user, change);
  const changed = await updateUser(tx, user, change);
  if (fields.includes('role')) await deleteUserSessions(tx.sql, user);
  await logUserActivity(tx, actor, 'update', changed, now, describeChange(user, changed, fields));
};

/**
 * Gives users whom the directory manages the role and modules of their groups; without ids, all of them. Nothing
 * changes as long as no group gives a role. The organisation must be locked, so that its last administrator stays one.
 */
export const applyGrants = async (
  tx: Tx,
  actor: ActivityActor,
  organizationId: string,
  now: Date,
  ids?: readonly string[],
): Promise<void> => {
  if (ids?.length === 0 || !(await hasMappedGroup(tx, organizationId))) return;
  const grants = await listGrants(tx, organizationId, ids);
  // New administrators first, so that one can take over from another.
  for (const grant of grants.toSorted((a, b) => Number(b.isAdmin) - Number(a.isAdmin)))
    await applyGrant(tx, actor, grant, now);
};
