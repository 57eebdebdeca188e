import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyLine, type CopyValue } from './copy-line.ts';
import { withoutIndexes } from './lifted-indexes.ts';
import { asPlainTables } from './plain-tables.ts';

export type Columns = readonly string[];

export interface Filling {
  /** Rows of one table, as they come; the answer is how many they were. */
  copy(table: string, columns: Columns, rows: Iterable<readonly CopyValue[]>): Promise<number>;
}

/** Characters a write: small writes cost more than what is in them. */
const AT_ONCE = 1 << 18;

const chunks = function* (rows: Iterable<readonly CopyValue[]>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += copyLine(row);
    if (chunk.length < AT_ONCE) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
};

/**
 * Fills tables past row-level security, triggers and one-by-one checks, all of it or nothing; numbers that triggers
 * keep are the caller's to write. For the owner of an installation, not for the server.
 */
export const fillTables = async <T>(
  owner: pg.ClientConfig,
  work: (filling: Filling) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client(owner);
  client.on('error', () => undefined);
  await client.connect();
  const copy: Filling['copy'] = async (table, columns, rows) => {
    const into = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
    await pipeline(Readable.from(chunks(rows), { objectMode: false }), into);
    return into.rowCount;
  };
  try {
    await client.query('begin');
    const done = await asPlainTables(client, () => withoutIndexes(client, () => work({ copy })));
    await client.query('commit');
    // Index-only scans need the visibility map, and the planner its numbers.
    await client.query('vacuum analyze');
    return done;
  } finally {
    await client.end();
  }
};
