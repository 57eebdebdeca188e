import { schema, type Sql } from '@cadran/db';
import { eq, sql } from '@cadran/db/sql';

const { jobRuns } = schema;

/**
 * True for the first instance that asks within a day. A run that lies in the future was noted by a clock that has since
 * been set back.
 */
export const claimDailyRun = async (db: Sql, name: string, now: Date): Promise<boolean> => {
  const answer = await db.execute(sql`
    insert into job_runs as j (name, ran_at) values (${name}, ${now})
    on conflict (name) do update set ran_at = excluded.ran_at
    where j.ran_at <= ${now}::timestamptz - interval '1 day'
      or j.ran_at > ${now}::timestamptz + interval '1 hour'
    returning name`);
  return answer.rows.length > 0;
};

/** As if it had run at this time. */
export const recordRun = async (db: Sql, name: string, ranAt: Date): Promise<void> => {
  await db
    .insert(jobRuns)
    .values({ name, ranAt })
    .onConflictDoUpdate({ target: jobRuns.name, set: { ranAt } });
};

export const lastRun = async (db: Sql, name: string): Promise<Date | null> => {
  const rows = await db.select().from(jobRuns).where(eq(jobRuns.name, name));
  return rows[0]?.ranAt ?? null;
};
