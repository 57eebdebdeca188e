import { once } from 'node:events';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type BackedUpTable, backedUpTables } from './tables.ts';
import { type BackupHead, type BackupTail, END_OF_TABLE, headLine, tailLine } from './format.ts';

const write = async (out: Writable, chunk: Buffer | string): Promise<void> => {
  // A stream that has already failed never drains.
  if (out.destroyed) throw out.errored ?? new Error('The backup cannot be written any further.');
  if (!out.write(chunk)) await once(out, 'drain');
};

const copyTable = async (
  client: pg.Client,
  { name, columns }: BackedUpTable,
  out: Writable,
): Promise<number> => {
  const table = `${client.escapeIdentifier(name)} (${columns})`;
  await write(out, `COPY ${table} FROM stdin;\n`);
  const rows = client.query(copyTo(`COPY ${table} TO STDOUT`));
  for await (const chunk of rows) await write(out, chunk);
  await write(out, `${END_OF_TABLE}\n`);
  return rows.rowCount;
};

/** Writes a consistent snapshot of all tables without blocking others. */
export const writeBackup = async (
  connection: pg.ClientConfig,
  out: Writable,
  { takenAt, secretKey }: { readonly takenAt: Date; readonly secretKey?: string | undefined },
): Promise<BackupTail> => {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const migrations = await client.query<BackupHead['migrations'][number]>(
      'select name, checksum from schema_migrations order by name',
    );
    await write(
      out,
      headLine({
        format: 1,
        takenAt: takenAt.toISOString(),
        migrations: migrations.rows,
        ...(secretKey !== undefined && { secretKey }),
      }),
    );
    const rows: Record<string, number> = {};
    for (const table of await backedUpTables(client))
      rows[table.name] = await copyTable(client, table, out);
    await client.query('commit');
    await write(out, tailLine({ rows }));
    return { rows };
  } finally {
    await client.end();
  }
};
