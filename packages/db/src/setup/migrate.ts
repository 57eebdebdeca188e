import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import type { ClientConfig } from 'pg';
import { ROLES } from './roles.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const FOLDER = new URL('../../migrations/', import.meta.url);

/** Plain SQL files in order of number. */
export const readMigrations = async (folder: URL = FOLDER): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

const CREATE_MIGRATIONS_TABLE = `
create table if not exists schema_migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
grant select on schema_migrations to ${ROLES.app}, ${ROLES.backup};`;

const applied = async (client: pg.Client | pg.Pool): Promise<Map<string, string>> => {
  const ledger = await client.query<{ present: boolean }>(
    `select to_regclass('schema_migrations') is not null as present`,
  );
  if (!ledger.rows[0]?.present) return new Map();
  const rows = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.rows.map((row) => [row.name, row.checksum]));
};

/** The tables of a preview differ in more than missing migrations; nothing brings them up to date. */
export class PreviewDatabaseError extends Error {
  constructor() {
    super(
      'This database was made by a preview of Cadran, which this version cannot read: start anew in an empty folder (with DATABASE_URL, in an empty database).',
    );
  }
}

/**
 * Pending migrations. An applied one that is different here, or that stands among those of this version without being
 * one of them, is an error; those of a newer version, which come after all others, are not.
 */
export const pendingMigrations = async (
  client: pg.Client | pg.Pool,
  migrations: readonly Migration[],
): Promise<Migration[]> => {
  const done = await applied(client);
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const last = migrations.at(-1)?.name ?? '';
  for (const [name, checksum] of done)
    if (known.get(name) !== checksum && (known.has(name) || name < last))
      throw new PreviewDatabaseError();
  return migrations.filter((migration) => !done.has(migration.name));
};

/**
 * Applies the pending migrations as the owner, each in its own transaction. An advisory lock lets several processes
 * start at once.
 */
export const migrate = async (
  owner: ClientConfig,
  migrations?: readonly Migration[],
): Promise<string[]> => {
  const wanted = migrations ?? (await readMigrations());
  const client = new pg.Client(owner);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('cadran:migrate'))`);
    const pending = await pendingMigrations(client, wanted);
    await client.query(CREATE_MIGRATIONS_TABLE);
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
};

const apply = async (client: pg.Client, migration: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${migration.name} failed; the database is as it was before it.`, {
      cause: error,
    });
  }
};
