import { prepared, schema, type Sql } from '@cadran/db';
import { and, eq, gt, lte, sql } from '@cadran/db/sql';

const { throttles } = schema;

export interface Count {
  readonly count: number;
  /** Seconds until the window ends. */
  readonly retryAfter: number;
}

interface Increment {
  readonly key: string;
  readonly resetsAt: Date;
  readonly now: Date;
}

/** A window that ends later than a new one would was opened by a clock that has since been set back. */
const incrementStatement = prepared('count', (db) => {
  const isOver = sql`(${throttles.resetsAt} <= ${sql.placeholder('now')}::timestamptz
    or ${throttles.resetsAt} > excluded.resets_at + interval '1 minute')`;
  return db
    .insert(throttles)
    .values({ key: sql.placeholder('key'), count: 1, resetsAt: sql.placeholder('resetsAt') })
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
  const [counted] = await incrementStatement(db).execute({ key, resetsAt, now });
  if (!counted) throw new Error('The counter was not stored.');
  const left = counted.resetsAt.getTime() - now.getTime();
  return { count: counted.count, retryAfter: Math.max(1, Math.ceil(left / 1000)) };
};

/** Counts one more unless that would exceed `max`; whether it was counted. Given back with `decrementCounters`. */
export const incrementBelow = async (
  db: Sql,
  { key, resetsAt, now }: Increment,
  max: number,
): Promise<boolean> => {
  const isOver = sql`(t.resets_at <= ${now} or t.resets_at > excluded.resets_at + interval '1 minute')`;
  const { rows } = await db.execute(sql`
    insert into throttles as t (key, count, resets_at) values (${key}, 1, ${resetsAt})
    on conflict (key) do update
      set count = case when ${isOver} then 1 else t.count + 1 end,
          resets_at = case when ${isOver} then excluded.resets_at else t.resets_at end
      where ${isOver} or t.count < ${max}
    returning t.count`);
  return rows.length > 0;
};

/** The count of a window that is not over; 0 without one. */
export const readCounter = async (
  db: Sql,
  key: string,
  seconds: number,
  now: Date,
): Promise<number> => {
  const furthest = new Date(now.getTime() + (seconds + 60) * 1000);
  const [row] = await db
    .select({ count: throttles.count })
    .from(throttles)
    .where(
      and(eq(throttles.key, key), gt(throttles.resetsAt, now), lte(throttles.resetsAt, furthest)),
    );
  return row?.count ?? 0;
};

/** For attempts that turned out not to count, such as successful log-ins. */
export const decrementCounters = (db: Sql, keys: readonly string[]) =>
  db.execute(sql`
    update throttles set count = count - 1
    where key = any(${sql.param([...keys])}::text[]) and count > 0`);

export const deleteOldCounts = (db: Sql, now: Date) =>
  db.execute(sql`delete from throttles where resets_at <= ${now}`);
