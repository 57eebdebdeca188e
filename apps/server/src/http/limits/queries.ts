import { prepared, schema, type Sql } from '@cadran/db';
import { sql } from '@cadran/db/sql';

const { throttles } = schema;

export interface Count {
  readonly count: number;
  /** Seconds until the window ends. */
  readonly retryAfter: number;
}

const incrementStatement = prepared('count_one', (db) => {
  // A window that ends later than a new one would was opened by a clock that has since been set back.
  const isOver = sql`(${throttles.resetsAt} <= ${sql.placeholder('now')}::timestamptz
    or ${throttles.resetsAt} > excluded.resets_at + interval '1 minute')`;
  return db
    .insert(throttles)
    .values({
      key: sql.placeholder('key'),
      count: 1,
      resetsAt: sql`${sql.placeholder('resetsAt')}::timestamptz`,
    })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${throttles.resetsAt} end`,
      },
    })
    .returning({ count: throttles.count, resetsAt: throttles.resetsAt });
});

/** Starts a new window if the last one is over. */
export const incrementCounter = async (
  db: Sql,
  key: string,
  seconds: number,
  now: Date,
): Promise<Count> => {
  const resetsAt = new Date(now.getTime() + seconds * 1000);
  const [row] = await incrementStatement(db).execute({ key, now, resetsAt });
  if (!row) throw new Error('The counter was not stored.');
  const left = row.resetsAt.getTime() - now.getTime();
  return { count: row.count, retryAfter: Math.max(1, Math.ceil(left / 1000)) };
};

/** For attempts that turned out not to count, such as successful log-ins. */
export const decrementCounters = (db: Sql, keys: readonly string[]) =>
  db.execute(sql`
    update throttles set count = count - 1
    where key = any(${sql.param([...keys])}::text[]) and count > 0`);

export const deleteOldCounts = (db: Sql, now: Date) =>
  db.execute(sql`delete from throttles where resets_at <= ${now}`);
