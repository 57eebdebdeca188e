import {
  DATABASE_ROLES,
  migrate,
  openDatabase,
  pendingMigrations,
  readMigrations,
  refuseStrongRole,
  type Database,
} from '@cadran/db';
import pg from 'pg';
import type { Config } from '../env.ts';
import { createRoomWatch, freeMegabytes } from './room-watch.ts';
import { DATABASE, type Log, startEmbeddedServer } from './embedded-server.ts';

export interface Storage {
  readonly database: Database;
  readonly replica?: Database | undefined;
  /** Tells when the database has gone for good: nothing is left to serve. */
  onLost(listener: (reason: string) => void): void;
  /** Whether there is room to save something. */
  hasRoom(): Promise<boolean>;
  /** Where the data is, for people. */
  readonly place: string;
  /** Where files of the installation are kept. */
  readonly folder: string;
  close(): Promise<void>;
}

const openEmbedded = async (config: Config, log: Log): Promise<Storage> => {
  const { server, folder } = await startEmbeddedServer(config, log);
  try {
    await migrate(server.connection(DATABASE_ROLES.owner, DATABASE));
    const database = openDatabase({
      connection: server.connection(DATABASE_ROLES.app, DATABASE),
      onConnectionError: (error) => log(error.message),
    });
    await refuseStrongRole(database);
    return {
      database,
      place: folder,
      folder,
      hasRoom: createRoomWatch({
        minimum: config.minFreeDiskMb,
        free: () => freeMegabytes(folder),
        clock: () => performance.now(),
        log,
      }),
      onLost: (listener) => server.onExit(listener),
      close: async () => {
        await database.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
};

/** Without the owner's address the server does not migrate, but it does not run on an old schema either. */
const refuseOldSchema = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const pending = await pendingMigrations(client, await readMigrations());
    if (pending.length === 0) return;
    throw new Error(
      `The database lacks ${pending.map((migration) => migration.name).join(', ')}. Set DATABASE_OWNER_URL to let the server apply them, or run "npm run db:migrate" with it.`,
    );
  } finally {
    await client.end();
  }
};

/** Whatever is sent there by mistake, nothing is written: it may be a server that could. */
const openReplica = (connectionString: string, log: Log): Database =>
  openDatabase({
    connection: { connectionString, options: '-c default_transaction_read_only=on' },
    onConnectionError: (error) => log(error.message),
  });

const openExternal = async (
  config: Config,
  connectionString: string,
  log: Log,
): Promise<Storage> => {
  const database = openDatabase({
    connection: { connectionString },
    onConnectionError: (error) => log(error.message),
  });
  try {
    await refuseStrongRole(database);
    if (config.databaseOwnerUrl !== undefined)
      await migrate({ connectionString: config.databaseOwnerUrl });
    else await refuseOldSchema(connectionString);
  } catch (error) {
    await database.close();
    throw error;
  }
  const replica = config.databaseReplicaUrl && openReplica(config.databaseReplicaUrl, log);
  const { host, pathname } = new URL(connectionString);
  return {
    database,
    ...(replica ? { replica } : {}),
    place: `PostgreSQL at ${host}${pathname}`,
    folder: config.dataDir,
    // How full the disk of another machine is, that machine knows.
    hasRoom: async () => true,
    // A server of others comes back by their doing; until then we answer "unavailable".
    onLost: () => undefined,
    close: async () => {
      await database.close();
      if (replica) await replica.close();
    },
  };
};

/** The embedded PostgreSQL, or the server that DATABASE_URL names; migrated, and with a weak role. */
export const openStorage = (config: Config, log: Log): Promise<Storage> =>
  config.databaseUrl === undefined
    ? openEmbedded(config, log)
    : openExternal(config, config.databaseUrl, log);
