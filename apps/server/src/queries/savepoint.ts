import type { Tx } from '@cadran/db';
import { sql } from '@cadran/db/sql';

/** A part of a transaction that is done wholly or not at all, while the rest goes on. */
export const inSavepoint = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  await tx.sql.execute(sql`savepoint part`);
  try {
    const result = await work();
    await tx.sql.execute(sql`release savepoint part`);
    return result;
  } catch (error) {
    await tx.sql.execute(sql`rollback to savepoint part`);
    throw error;
  }
};
