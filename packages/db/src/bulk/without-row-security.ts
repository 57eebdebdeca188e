import type pg from 'pg';

/**
 * Disables row-level security, which COPY does not support, and triggers, whose counts are in the backup; both are
 * restored in the same transaction.
 */
const TABLES = `
select format('alter table %I', relname) as alter, relforcerowsecurity as forced from pg_class
where relkind = 'r' and relnamespace = 'public'::regnamespace`;

export const withoutRowSecurity = async <T>(
  client: pg.Client,
  work: () => Promise<T>,
): Promise<T> => {
  const { rows } = await client.query<{ alter: string; forced: boolean }>(TABLES);
  for (const { alter } of rows)
    await client.query(`${alter} no force row level security, disable trigger user`);
  const done = await work();
  // Checks deferred constraints now: a table with pending checks cannot be altered.
  await client.query('set constraints all immediate');
  for (const { alter, forced } of rows)
    await client.query(`${alter} enable trigger user${forced ? ', force row level security' : ''}`);
  return done;
};
