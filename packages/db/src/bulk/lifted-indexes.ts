import type pg from 'pg';

interface Lifted {
  readonly drop: string;
  readonly restore: string;
}

/** Foreign keys lean on the keys of other tables: they go first and come back last. */
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
 * Keys and indexes are taken away while much is filled in, and made again over all rows at once: sorting and checking
 * a million rows together takes seconds, one by one minutes. What must not be there twice is still refused, then.
 * Within one transaction: others see all of it or nothing.
 */
export const withoutIndexes = async <T>(client: pg.Client, work: () => Promise<T>): Promise<T> => {
  const all = async (text: string): Promise<Lifted[]> => (await client.query<Lifted>(text)).rows;
  const foreign = await all(constraints(`'f'`));
  const keys = await all(constraints(`'p', 'u'`));
  const indexes = await all(INDEXES);
  for (const { drop } of [...foreign, ...indexes, ...keys]) await client.query(drop);
  const done = await work();
  await client.query(`set local maintenance_work_mem = '512MB'`);
  for (const { restore } of [...keys, ...indexes, ...foreign]) await client.query(restore);
  return done;
};
