import type { Sql } from '@cadran/db';
import { sql } from '@cadran/db/sql';

export interface Count {
  readonly count: number;
  /** Seconds until the window ends. */
  readonly retryAfter: number;
}

/** Counts one more in the window of `key`; counters live in the database, so every instance sees them. */
export const countOne = async (
  db: Sql,
  key: string,
  seconds: number,
  now: Date,
): Promise<Count> => {
  const answer = await db.execute<{ count: number; resets_at: Date }>(sql`
    insert into throttles as t (key, count, resets_at)
    values (${key}, 1, ${new Date(now.getTime() + seconds * 1000)})
    on conflict (key) do update set
      count = case when t.resets_at <= ${now} then 1 else t.count + 1 end,
      resets_at = case when t.resets_at <= ${now} then excluded.resets_at else t.resets_at end
    returning count, resets_at`);
  const row = answer.rows[0];
  if (!row) throw new Error('The counter did not answer.');
  const left = new Date(row.resets_at).getTime() - now.getTime();
  return { count: row.count, retryAfter: Math.max(1, Math.ceil(left / 1000)) };
};

/** What was counted and turned out not to be what is limited. */
export const uncountOne = (db: Sql, keys: readonly string[]) =>
  db.execute(sql`
    update throttles set count = count - 1
    where key = any(${sql.param([...keys])}::text[]) and count > 0`);

export const forgetOldCounts = (db: Sql, now: Date) =>
  db.execute(sql`delete from throttles where resets_at <= ${now}`);
