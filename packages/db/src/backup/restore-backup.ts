import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { asPlainTables } from '../bulk/plain-tables.ts';
import { migrate, type Migration, readMigrations } from '../migrate.ts';
import type { BackupHead, BackupTail } from './backup-file.ts';
import { openBackup, type TableRows } from './read-backup.ts';

/** Those the backup was taken with; of a newer Cadran some are unknown here. */
const migrationsOf = (head: BackupHead, known: readonly Migration[]): readonly Migration[] =>
  head.migrations.map(({ name, checksum }) => {
    const migration = known.find((one) => one.name === name && one.checksum === checksum);
    if (migration) return migration;
    throw new Error(
      `The backup was taken by another version of Cadran: its migration ${name} is not known here. Restore it with that version or a newer one.`,
    );
  });

const refuseFullDatabase = async (client: pg.Client): Promise<void> => {
  const tables = await client.query(`select where to_regclass('organizations') is not null`);
  if (tables.rowCount === 0) return;
  const { rowCount } = await client.query('select from organizations limit 1');
  if (rowCount === 0) return;
  throw new Error(
    'There is data in this database already, and a restore overwrites nothing. Give it an empty one.',
  );
};

const copyRows = async (client: pg.Client, { copy, rows }: TableRows): Promise<number> => {
  const into = client.query(copyFrom(copy));
  await pipeline(Readable.from(rows, { objectMode: false }), into);
  return into.rowCount;
};

/** What waited when the backup was taken may have been sent since: nobody is written to twice by a restore. */
const SETTLE_MAILS = `
update mails set status = 'unknown', lease_until = null, secret = null where status in ('queued', 'sending')`;

const settleMails = async (client: pg.Client): Promise<void> => {
  // Older versions sent none.
  const mails = await client.query(`select where to_regclass('mails') is not null`);
  if (mails.rowCount === 1) await client.query(SETTLE_MAILS);
};

const fill = async (
  client: pg.Client,
  tables: AsyncGenerator<TableRows, BackupTail>,
): Promise<BackupTail> => {
  const counted: number[] = [];
  for (;;) {
    const next = await tables.next();
    if (next.done) {
      const expected = Object.values(next.value.rows);
      if (expected.length !== counted.length || expected.some((n, i) => n !== counted[i]))
        throw new Error('The backup is damaged: its tables do not have the rows it says.');
      return next.value;
    }
    counted.push(await copyRows(client, next.value));
  }
};

/**
 * Puts a backup into an empty database: the tables as they were then, all rows or none, and from there on the
 * migrations that came since.
 */
export const restoreBackup = async (
  owner: pg.ClientConfig,
  source: Readable,
  /** Looks at what the backup says of itself before anything is written. */
  prepare: (head: BackupHead) => Promise<void> = async () => undefined,
): Promise<BackupHead & BackupTail> => {
  const backup = await openBackup(source);
  const { head } = backup;
  const known = await readMigrations();
  const migrations = migrationsOf(head, known);
  const client = new pg.Client(owner);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseFullDatabase(client);
    await prepare(head);
    await migrate(owner, migrations);
    await client.query('begin');
    const tail = await asPlainTables(client, () => fill(client, backup.tables()));
    await settleMails(client);
    await client.query('commit');
    await migrate(owner, known);
    return { ...head, ...tail };
  } finally {
    await client.end();
  }
};
