import pg from 'pg';
import type { ServerAddress } from '../cluster/cluster.ts';
import { SUPERUSER } from '../cluster/versions.ts';

/** Whether the server at this address responds and has this name, so that it is not its predecessor. */
export const isServerReady = async (name: string, address: ServerAddress): Promise<boolean> => {
  const client = new pg.Client({
    ...address,
    user: SUPERUSER,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  // The server may end between two messages, outside of any call.
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
