import type { Tx } from '@cadran/db';
import { sql } from '@cadran/db/sql';

/** Rolls back only this part of the transaction if it fails. */
export const withSavepoint = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
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
