import type { Tx } from '@cadran/db';
import { lockUser, type UserRow } from '../users/index.ts';

/**
 * Verifying a password is slow, so the credentials may have changed since they were read. Locks the user until the
 * end of the transaction.
 */
export const credentialsUnchanged = async (tx: Tx, seen: UserRow): Promise<boolean> => {
  const { passwordHash, status, totpConfirmedAt } = await lockUser(tx, seen);
  return (
    passwordHash === seen.passwordHash &&
    status === seen.status &&
    totpConfirmedAt?.getTime() === seen.totpConfirmedAt?.getTime()
  );
};
