import type { Tx } from '@cadran/db';
import { lockUser, type UserRow } from '../queries/users.ts';

/**
 * Whether what a password has just proven still holds; checking one takes its time, and it may have been changed
 * meanwhile because somebody else knew it. The user stays as found here until the end of the transaction.
 */
export const stillProven = async (tx: Tx, seen: UserRow): Promise<boolean> => {
  const { passwordHash, status, totpConfirmedAt } = await lockUser(tx, seen);
  return (
    passwordHash === seen.passwordHash &&
    status === seen.status &&
    totpConfirmedAt?.getTime() === seen.totpConfirmedAt?.getTime()
  );
};
