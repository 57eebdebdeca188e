import type pg from 'pg';

interface DroppedIndex {
  readonly drop: string;
  readonly restore: string;
}

/** Foreign keys depend on the keys of other tables: they are dropped first and restored last. */
const constraints = (kinds: string): string => `
select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
  format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
from pg_constraint
where contype in (${kinds}) and connamespace = 'public'::regnamespace order by contype, conname`;
const INDEXES = `
select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as restore
from pg_index i join pg_class c on c.oid = i.indrelid
where c.relnamespace = 'public'::regnamespace
  and not exists (select 1 from pg_constraint where conindid = i.indexrelid)
order by i.indexrelid::regclass::text`;

/**
 * Drops keys and indexes during a bulk insert and creates them again, in one transaction: a million rows are checked
 * in seconds instead of minutes.
 */
export const withoutIndexes = async <T>(client: pg.Client, work: () => Promise<T>): Promise<T> => {
  const all = async (text: string): Promise<DroppedIndex[]> =>
    (await client.query<DroppedIndex>(text)).rows;
  const foreign = await all(constraints(`'f'`));
  const keys = await all(constraints(`'p', 'u'`));
  const indexes = await all(INDEXES);
  for (const { drop } of [...foreign, ...indexes, ...keys]) await client.query(drop);
  const done = await work();
  await client.query(`set local maintenance_work_mem = '512MB'`);
  for (const { restore } of [...keys, ...indexes, ...foreign]) await client.query(restore);
  return done;
};
