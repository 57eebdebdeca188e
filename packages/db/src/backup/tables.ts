import type pg from 'pg';

/**
 * Not backed up: counters, reports that can be printed again, and temporary credentials. After a restore everybody logs in again, so that no ended
 * session is revived.
 */
export const TRANSIENT_TABLES: readonly string[] = [
  'access_tokens',
  'erasure_holds',
  'password_requests',
  'password_resets',
  'printed_reports',
  'retired_session_secrets',
  'sessions',
  'sign_in_attempts',
  'throttles',
];
/** Filled by the migrations. */
const MIGRATIONS_TABLE = 'schema_migrations';

export interface BackedUpTable {
  readonly name: string;
  /** Quoted, without generated columns. */
  readonly columns: string;
}

interface Found {
  readonly name: string;
  readonly columns: string;
  readonly needs: readonly string[];
}

const TABLES = `
select c.relname as name,
  (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
  array(select distinct f.confrelid::regclass::text from pg_constraint f
    where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
from pg_class c
where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
  and c.relname <> all ($1)
order by c.relname`;

/** All tables of a backup, each after the tables it references. */
export const backedUpTables = async (client: pg.Client): Promise<readonly BackedUpTable[]> => {
  const { rows } = await client.query<Found>(TABLES, [[...TRANSIENT_TABLES, MIGRATIONS_TABLE]]);
  const placed = new Map<string, BackedUpTable>();
  while (placed.size < rows.length) {
    const ready = rows.filter(
      ({ name, needs }) => !placed.has(name) && needs.every((table) => placed.has(table)),
    );
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const { name, columns } of ready) placed.set(name, { name, columns });
  }
  return [...placed.values()];
};
