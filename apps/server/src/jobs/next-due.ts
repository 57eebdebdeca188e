import { type PgColumn, type PgTable, type SQL, sql } from '@cadran/db/sql';

interface DueRows {
  readonly table: PgTable;
  /** The primary key, organisation first. */
  readonly key: readonly PgColumn[];
  readonly isDue: SQL | undefined;
  readonly order: readonly PgColumn[];
}

const listOf = (columns: readonly PgColumn[]): SQL => sql.join([...columns], sql`, `);

/**
 * Condition of the update that claims the first due row of a queue. Workers that ask at the same time get different
 * rows; the update itself sets the lease and counts the attempt.
 */
export const nextDue = ({ table, key, isDue, order }: DueRows): SQL => sql`(${listOf(key)}) = (
  select ${listOf(key)} from ${table} where ${isDue}
  order by ${listOf(order)} limit 1 for update skip locked)`;
