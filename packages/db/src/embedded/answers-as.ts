import pg from 'pg';
import type { ServerAddress } from './cluster.ts';
import { SUPERUSER } from './major.ts';

/** Whether the server at this address answers, and is the one of this name rather than a predecessor. */
export const answersAs = async (name: string, address: ServerAddress): Promise<boolean> => {
  const client = new pg.Client({
    ...address,
    user: SUPERUSER,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  // The server may end between two messages, outside of any call of ours.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ cluster_name: string }>('show cluster_name');
    return rows[0]?.cluster_name === name;
  } catch {
    return false;
  } finally {
    client.end().catch(() => {});
  }
};
