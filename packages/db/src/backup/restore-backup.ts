import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { withoutRowSecurity } from '../bulk/without-row-security.ts';
import { migrate, type Migration, readMigrations } from '../setup/migrate.ts';
import type { BackupHead, BackupTail } from './format.ts';
import { openBackup, type TableRows } from './read-backup.ts';
import { hasRowsOf } from './verify-backup.ts';

/** Migrations of the backup; those of a newer version are unknown here. */
const migrationsOf = (head: BackupHead, known: readonly Migration[]): readonly Migration[] =>
  head.migrations.map(({ name, checksum }) => {
    const migration = known.find((one) => one.name === name && one.checksum === checksum);
    if (migration) return migration;
    throw new Error(
      `The backup was taken by another version of Cadran: its migration ${name} is not known here. Restore it with that version or a newer one.`,
    );
  });

const assertEmptyDatabase = async (client: pg.Client): Promise<void> => {
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

/** Mails queued in the backup may have been sent since: a restore must not send them again. */
const CANCEL_QUEUED_MAILS = `
update mails set status = 'unknown', lease_until = null, secret = null where status in ('queued', 'sending')`;

const cancelQueuedMails = async (client: pg.Client): Promise<void> => {
  // Older versions sent none.
  const mails = await client.query(`select where to_regclass('mails') is not null`);
  if (mails.rowCount === 1) await client.query(CANCEL_QUEUED_MAILS);
};

const fill = async (
  client: pg.Client,
  tables: AsyncGenerator<TableRows, BackupTail>,
): Promise<BackupTail> => {
  const counted: number[] = [];
  for (;;) {
    const next = await tables.next();
    if (next.done) {
      if (!hasRowsOf(next.value, counted))
        throw new Error('The backup is damaged: its tables do not have the rows it says.');
      return next.value;
    }
    counted.push(await copyRows(client, next.value));
  }
};

/** Restores a backup into an empty database in one transaction, then applies newer migrations. */
export const restoreBackup = async (
  owner: pg.ClientConfig,
  source: Readable,
  /** Checks the header before anything is written. */
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
    await assertEmptyDatabase(client);
    await prepare(head);
    await migrate(owner, migrations);
    await client.query('begin');
    const tail = await withoutRowSecurity(client, () => fill(client, backup.tables()));
    await cancelQueuedMails(client);
    await client.query('commit');
    await migrate(owner, known);
    return { ...head, ...tail };
  } finally {
    await client.end();
  }
};
