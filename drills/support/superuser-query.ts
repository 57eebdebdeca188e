import { attachEmbedded } from '@cadran/db/embedded';
import pg from 'pg';

export type Query = <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>;

/** Runs each query as superuser on a new connection. */
export const createSuperuserQuery =
  (connection: () => pg.ClientConfig): Query =>
  async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const client = new pg.Client(connection());
    await client.connect();
    try {
      return (await client.query<T>(text, values)).rows;
    } finally {
      await client.end();
    }
  };

/** For the embedded database of a running app. */
export const createEmbeddedQuery = (dataDir: string): Query =>
  createSuperuserQuery(() => {
    const connection = attachEmbedded(dataDir);
    if (!connection) throw new Error(`No database runs in ${dataDir}.`);
    return connection('postgres', 'cadran');
  });
