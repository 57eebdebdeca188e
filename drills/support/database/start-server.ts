import pg from 'pg';
import { onTestFinished } from 'vitest';
import { SUPERUSER } from '../../../packages/db/src/embedded/cluster/versions.ts';
import { startEmbedded } from '../../../packages/db/src/embedded/start-embedded.ts';
import type {
  EmbeddedOptions,
  EmbeddedServer,
} from '../../../packages/db/src/embedded/start-embedded.ts';

/** A server for one test, always stopped afterwards. */
export const startServer = async (options: EmbeddedOptions): Promise<EmbeddedServer> => {
  const server = await startEmbedded(options);
  onTestFinished(() => server.stop());
  return server;
};

/** Runs one statement as superuser on a new connection. */
export const query = async <Row extends pg.QueryResultRow>(
  server: EmbeddedServer,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client(server.connection(SUPERUSER, 'postgres'));
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Row>(sql, [...values]);
    return rows;
  } finally {
    await client.end();
  }
};
