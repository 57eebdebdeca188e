import { attachEmbedded } from '@cadran/db/embedded';
import pg from 'pg';

export type Query = <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>;

/** Asks a database as its superuser, each time on a connection of its own. */
export const asking =
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

/** Of the embedded database that an app runs on a folder now. */
export const askingEmbedded = (dataDir: string): Query =>
  asking(() => {
    const connection = attachEmbedded(dataDir);
    if (!connection) throw new Error(`No database runs in ${dataDir}.`);
    return connection('postgres', 'cadran');
  });
