import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { withoutRowSecurity } from '../bulk/without-row-security.ts';
import { migrate, type Migration, readMigrations } from '../setup/migrate.ts';
import type { BackupHead, BackupTail } from './format.ts';
import { openBackup, type TableRows } from './read-backup.ts';
import { hasRowsOf } from './verify-backup.ts';

/** The rows of a backup fit into exactly the tables they come from. */
const assertSameSchema = (head: BackupHead, own: readonly Migration[]): void => {
  const listed = (migrations: BackupHead['migrations']): string =>
    migrations.map(({ name, checksum }) => `${name} ${checksum}`).join();
  if (listed(head.migrations) !== listed(own))
    throw new Error(
      'The backup was made by another version of Cadran, whose tables differ: restore it with that version.',
    );
};

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

/** Restores a backup into an empty database in one transaction. */
export const restoreBackup = async (
  owner: pg.ClientConfig,
  source: Readable,
  /** Checks the header before anything is written. */
  prepare: (head: BackupHead) => Promise<void> = async () => undefined,
): Promise<BackupHead & BackupTail> => {
  const backup = await openBackup(source);
  const { head } = backup;
  const migrations = await readMigrations();
  assertSameSchema(head, migrations);
  const client = new pg.Client(owner);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await assertEmptyDatabase(client);
    await prepare(head);
    await migrate(owner, migrations);
    await client.query('begin');
    const tail = await withoutRowSecurity(client, () => fill(client, backup.tables()));
    await client.query(CANCEL_QUEUED_MAILS);
    await client.query('commit');
    return { ...head, ...tail };
  } finally {
    await client.end();
  }
};
