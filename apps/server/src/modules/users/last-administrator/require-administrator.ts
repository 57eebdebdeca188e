import type { UserChange } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { AppError } from '../../../http/app-error.ts';
import { countAdmins, countSuperadmins, lockSuperadmins } from './queries.ts';
import type { UserRow } from '../queries/users.ts';
import { lockOrganization } from '../../organizations/index.ts';

const losesRole = (user: UserRow, change: UserChange): boolean =>
  change.status === 'inactive' || (change.role !== undefined && change.role !== user.role);

/**
 * The last active super admin and the last admin of an organisation cannot be removed.
 * `user` must be read under the organisation's lock (find-user.ts), against concurrent demotions.
 */
export const requireRemainingAdministrator = async (
  tx: Tx,
  user: UserRow,
  change: UserChange,
): Promise<void> => {
  if (!losesRole(user, change) || user.status !== 'active') return;
  if (user.role === 'admin' && (await countAdmins(tx, user.organizationId)) <= 1)
    throw new AppError('last_admin');
  if (user.role === 'superadmin') {
    await lockSuperadmins(tx);
    if ((await countSuperadmins(tx)) <= 1) throw new AppError('last_superadmin');
  }
};

/** For an organisation that is deactivated or deleted together with its super admins. */
export const requireOtherSuperadmin = async (tx: Tx, organizationId: string): Promise<void> => {
  // Always lock the organisation before the super admins, to avoid deadlocks.
  await lockOrganization(tx, organizationId);
  await lockSuperadmins(tx);
  if ((await countSuperadmins(tx, { organizationId })) === 0) throw new AppError('last_superadmin');
};
