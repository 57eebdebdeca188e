import { prepared, schema, type Sql } from '@cadran/db';
import { and, eq, gt, lte, sql } from '@cadran/db/sql';
import { together } from '../../database/run-together.ts';

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

/** In the order of their keys, so that instances that count the same do not wait for each other in a circle. */
const incrementStatement = prepared('count_all', (db) => {
  // A window that ends later than a new one would was opened by a clock that has since been set back.
  const isOver = sql`(${throttles.resetsAt} <= ${sql.placeholder('now')}::timestamptz
    or ${throttles.resetsAt} > excluded.resets_at + interval '1 minute')`;
  return db
    .insert(throttles)
    .select(
      sql`select c.key, c.count, c.resets_at
        from jsonb_to_recordset(${sql.placeholder('counts')}::jsonb)
          as c (key text, count integer, resets_at timestamptz)
        order by c.key`,
    )
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${throttles.count} + excluded.count end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${throttles.resetsAt} end`,
      },
    })
    .returning({ key: throttles.key, count: throttles.count, resetsAt: throttles.resetsAt });
});

/** Those of one key are counted in their order. */
const incrementTogether = together(async (db: Sql, increments: readonly Increment[]) => {
  const last = new Map(increments.map((one) => [one.key, one]));
  const times = Map.groupBy(increments, ({ key }) => key);
  const counts = [...last.values()].map(({ key, resetsAt }) => ({
    key,
    count: times.get(key)?.length,
    resets_at: resetsAt,
  }));
  const now = increments.at(-1)?.now;
  const rows = await incrementStatement(db).execute({ counts: JSON.stringify(counts), now });
  const stored = new Map(rows.map((row) => [row.key, row]));
  return increments.map((one) => {
    const row = stored.get(one.key);
    const own = times.get(one.key) ?? [];
    if (!row) throw new Error('The counter was not stored.');
    return { resetsAt: row.resetsAt, count: row.count - (own.length - 1 - own.indexOf(one)) };
  });
});

/** Starts a new window if the last one is over. */
export const incrementCounter = async (
  db: Sql,
  key: string,
  seconds: number,
  now: Date,
): Promise<Count> => {
  const resetsAt = new Date(now.getTime() + seconds * 1000);
  const counted = await incrementTogether(db, { key, resetsAt, now });
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
