import { type PgColumn, type PgTable, type SQL, sql } from '@cadran/db/sql';

interface DueRows {
  readonly table: PgTable;
  /** The primary key, organisation first. */
  readonly key: readonly PgColumn[];
  readonly isDue: SQL | undefined;
  readonly order: readonly PgColumn[];
}

/**
 * Whether a time has come. One further ahead than any that is ever set was set by a clock that has since been set back.
 */
export const hasCome = (column: PgColumn, now: Date, furthestMs: number): SQL => sql`(
  ${column} <= ${now} or ${column} > ${new Date(now.getTime() + furthestMs)})`;

const listOf = (columns: readonly PgColumn[]): SQL => sql.join([...columns], sql`, `);

/**
 * Condition of the update that claims the first due row of a queue. Workers that ask at the same time get different
 * rows; the update itself sets the lease and counts the attempt.
 */
export const nextDue = ({ table, key, isDue, order }: DueRows): SQL => sql`(${listOf(key)}) = (
  select ${listOf(key)} from ${table} where ${isDue}
  order by ${listOf(order)} limit 1 for update skip locked)`;
