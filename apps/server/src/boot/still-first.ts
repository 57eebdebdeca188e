import type { Tx } from '@cadran/db';
import { countSuperadmins, lockSuperadmins } from '../queries/people-in-charge.ts';

/** Another instance may be starting, too: it waits here, and then finds what this one has made. */
export const isStillFirst = async (tx: Tx): Promise<boolean> => {
  await lockSuperadmins(tx);
  return (await countSuperadmins(tx)) === 0;
};
