import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ClientConfig } from 'pg';
import pg from 'pg';
import { callConcurrently } from '../caller.ts';

export interface RawInserts {
  readonly perSecond: number;
  /** pgbench, or our own loop where it is not installed. */
  readonly by: 'pgbench' | 'our own loop';
}

const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0;

/** pgbench reads a colon before a letter as a variable; a space in JSON prevents it. */
const literal = (value: unknown): string =>
  `'${JSON.stringify(value).replaceAll("'", "''").replaceAll(':', ': ')}'`;

const INSERT = (parts: readonly unknown[]): string =>
  `insert into raw_rows (organization_id, id, ${parts.map((_, i) => `part_${i}`).join(', ')})
   values (gen_random_uuid(), gen_random_uuid(), ${parts.map(literal).join(', ')})`;

const withPgbench = async (
  connection: ClientConfig,
  statement: string,
  callers: number,
  seconds: number,
): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'cadran-pgbench-'));
  try {
    const script = join(folder, 'insert.sql');
    await writeFile(script, `${statement.replaceAll('\n', ' ')};\n`);
    const options = `-n -M prepared -c ${callers} -j 2 -T ${seconds} -f ${script}`.split(' ');
    const { stdout } = await promisify(execFile)('pgbench', options, {
      env: {
        PATH: process.env['PATH'],
        PGHOST: connection.host,
        PGPORT: String(connection.port),
        PGUSER: connection.user,
        PGDATABASE: connection.database,
      },
    });
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const withLoop = async (
  connection: ClientConfig,
  statement: string,
  callers: number,
  seconds: number,
): Promise<number> => {
  const pool = new pg.Pool({ ...connection, max: callers });
  try {
    return await callConcurrently(callers, seconds * 1000, async () => {
      await pool.query({ name: 'insert', text: statement });
    });
  } finally {
    await pool.end();
  }
};

/** Rows per second that PostgreSQL inserts durably with these JSON columns. */
export const rawInserts = async (
  connection: ClientConfig,
  parts: readonly unknown[],
  callers: number,
  seconds: number,
): Promise<RawInserts> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(
      `create table raw_rows (organization_id uuid, id uuid, ${parts.map((_, i) => `part_${i} jsonb`).join(', ')}, primary key (organization_id, id))`,
    );
    const by = hasPgbench() ? 'pgbench' : 'our own loop';
    const run = by === 'pgbench' ? withPgbench : withLoop;
    return { by, perSecond: await run(connection, INSERT(parts), callers, seconds) };
  } finally {
    await client.query('drop table if exists raw_rows');
    await client.end();
  }
};
