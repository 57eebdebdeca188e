import type pg from 'pg';

interface Lifted {
  readonly drop: string;
  readonly restore: string;
}

/** Primary keys and what is unique stay: they keep out what must not come in twice. */
const FOREIGN_KEYS = `
select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
  format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`;
const INDEXES = `
select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as restore
from pg_index i join pg_class c on c.oid = i.indrelid
where c.relnamespace = 'public'::regnamespace and not i.indisunique order by i.indexrelid::regclass::text`;

/**
 * Foreign keys and indexes are taken away while much is filled in, and made again over all rows at once: checking a
 * million rows together takes a second, one by one a minute. Within one transaction: others see all of it or nothing.
 */
export const withoutIndexes = async <T>(client: pg.Client, work: () => Promise<T>): Promise<T> => {
  const { rows: keys } = await client.query<Lifted>(FOREIGN_KEYS);
  const { rows: indexes } = await client.query<Lifted>(INDEXES);
  for (const { drop } of [...keys, ...indexes]) await client.query(drop);
  const done = await work();
  await client.query(`set local maintenance_work_mem = '512MB'`);
  for (const { restore } of [...indexes, ...keys]) await client.query(restore);
  return done;
};
