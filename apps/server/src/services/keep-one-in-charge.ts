import type { UserChange } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { AppError } from '../app-error.ts';
import { lockOrganization } from '../queries/organizations.ts';
import { countAdmins, countSuperadmins, lockSuperadmins } from '../queries/people-in-charge.ts';
import type { UserRow } from '../queries/users.ts';

const stepsDown = (user: UserRow, change: UserChange): boolean =>
  change.status === 'inactive' || (change.role !== undefined && change.role !== user.role);

/**
 * Nobody removes the last active super admin, nor the last admin of an organisation (api.md, Users).
 * `user` was read under the organisation's lock (find-user.ts): two admins who demote each other
 * at the same moment cannot both succeed.
 */
export const keepOneInCharge = async (tx: Tx, user: UserRow, change: UserChange): Promise<void> => {
  if (!stepsDown(user, change) || user.status !== 'active') return;
  if (user.role === 'admin' && (await countAdmins(tx, user.organizationId)) <= 1)
    throw new AppError('last_admin');
  if (user.role === 'superadmin') {
    await lockSuperadmins(tx);
    if ((await countSuperadmins(tx)) <= 1) throw new AppError('last_superadmin');
  }
};

/** The same for a whole organisation that is closed or deleted with the super admins in it. */
export const keepOneSuperadminOutside = async (tx: Tx, organizationId: string): Promise<void> => {
  // The organisation before the super admins, as everywhere: no two requests wait for each other.
  await lockOrganization(tx, organizationId);
  await lockSuperadmins(tx);
  if ((await countSuperadmins(tx, { organizationId })) === 0) throw new AppError('last_superadmin');
};
