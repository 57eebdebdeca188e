import type { UserChange } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { AppError } from '../app-error.ts';
import { countActive, lockAdmins, type UserRow } from '../queries/users.ts';

/**
 * Nobody removes the last active super admin, nor the last admin of an organisation (api.md, Users).
 * The rows are locked first: two admins who demote each other at the same moment cannot both succeed.
 */
export const keepOneInCharge = async (tx: Tx, user: UserRow, change: UserChange): Promise<void> => {
  const steps =
    change.status === 'inactive' || (change.role !== undefined && change.role !== user.role);
  if (!steps || user.status !== 'active' || user.role === 'user') return;
  await lockAdmins(tx, user.organizationId);
  if (user.role === 'superadmin' && (await countActive(tx, 'superadmin')) <= 1)
    throw new AppError('last_superadmin');
  if (user.role === 'admin' && (await countActive(tx, 'admin', user.organizationId)) <= 1)
    throw new AppError('last_admin');
};
