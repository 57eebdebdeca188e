import type pg from 'pg';

/**
 * COPY does not go with row-level security, and counts that triggers keep are in the backup already: both are lifted
 * from the owner's tables, inside the transaction that puts them back.
 */
const TABLES = `
select format('alter table %I', relname) as alter, relforcerowsecurity as forced from pg_class
where relkind = 'r' and relnamespace = 'public'::regnamespace`;

export const asPlainTables = async <T>(client: pg.Client, work: () => Promise<T>): Promise<T> => {
  const { rows } = await client.query<{ alter: string; forced: boolean }>(TABLES);
  for (const { alter } of rows)
    await client.query(`${alter} no force row level security, disable trigger user`);
  const done = await work();
  // What is checked at the end of a transaction is checked now: a table with checks to come cannot be altered.
  await client.query('set constraints all immediate');
  for (const { alter, forced } of rows)
    await client.query(`${alter} enable trigger user${forced ? ', force row level security' : ''}`);
  return done;
};
