import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyLine, type CopyValue } from './copy-format.ts';
import { withoutIndexes } from './without-indexes.ts';
import { withoutRowSecurity } from './without-row-security.ts';

/** Values by column; all rows of a table have the same columns in the same order. */
export type BulkRow = Readonly<Record<string, CopyValue>>;

export interface BulkWriter {
  /** Streams the rows of one table and returns their number. */
  copy(table: string, rows: Iterable<BulkRow>): Promise<number>;
}

/** Characters per write; many small writes are slow. */
const CHUNK_LENGTH = 1 << 18;

const chunks = function* (first: BulkRow, others: Iterator<BulkRow, undefined>): Generator<string> {
  let chunk = '';
  for (let row: BulkRow | undefined = first; row; row = others.next().value) {
    chunk += copyLine(Object.values(row));
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
};

/**
 * Inserts rows in bulk in one transaction, without row-level security and triggers; the caller writes the counts that
 * triggers maintain. Needs the role of the owner.
 */
export const fillTables = async <T>(
  owner: pg.ClientConfig,
  work: (filling: BulkWriter) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client(owner);
  client.on('error', () => undefined);
  await client.connect();
  const copy: BulkWriter['copy'] = async (table, rows) => {
    const iterator: Iterator<BulkRow, undefined> = rows[Symbol.iterator]();
    const first = iterator.next().value;
    if (!first) return 0;
    const columns = Object.keys(first).join(', ');
    const into = client.query(copyFrom(`copy ${table} (${columns}) from stdin`));
    await pipeline(Readable.from(chunks(first, iterator), { objectMode: false }), into);
    return into.rowCount;
  };
  try {
    await client.query('begin');
    const done = await withoutRowSecurity(client, () =>
      withoutIndexes(client, () => work({ copy })),
    );
    await client.query('commit');
    // Index-only scans need the visibility map, and the planner its statistics.
    await client.query('vacuum analyze');
    return done;
  } finally {
    await client.end();
  }
};
