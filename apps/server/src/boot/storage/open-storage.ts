import {
  DATABASE_ROLES,
  migrate,
  openDatabase,
  pendingMigrations,
  readMigrations,
  assertRestrictedRole,
  type Database,
  type Trace,
} from '@cadran/db';
import pg, { type ClientConfig } from 'pg';
import type { Config } from '../../env.ts';
import { createDiskSpaceMonitor, freeMegabytes } from './disk-space-monitor.ts';
import { DATABASE, type Log, startEmbeddedServer } from './embedded-server.ts';

/** Where the data is: what every process of an instance needs to know, and can be told. */
export interface StorageAddress {
  readonly connection: ClientConfig;
  /** Holds the installation's files. */
  readonly folder: string;
}

/** What is there once for all processes of an instance. */
export interface PreparedStorage extends StorageAddress {
  /** Called when the embedded database cannot be restarted. */
  onLost(listener: (reason: string) => void): void;
  /** Shown in the banner. */
  readonly place: string;
  /** Stops the embedded database; whatever uses it is closed first. */
  close(): Promise<void>;
}

export interface Storage {
  readonly database: Database;
  readonly replica?: Database | undefined;
  hasFreeSpace(): Promise<boolean>;
  readonly folder: string;
  close(): Promise<void>;
}

const refuseUnrestrictedRole = async (connection: ClientConfig): Promise<void> => {
  const database = openDatabase({ connection, poolSize: 1 });
  try {
    await assertRestrictedRole(database);
  } finally {
    await database.close();
  }
};

const prepareEmbedded = async (config: Config, log: Log): Promise<PreparedStorage> => {
  const { server, folder } = await startEmbeddedServer(config, log);
  try {
    await migrate(server.connection(DATABASE_ROLES.owner, DATABASE));
    const connection = server.connection(DATABASE_ROLES.app, DATABASE);
    await refuseUnrestrictedRole(connection);
    return {
      connection,
      folder,
      place: folder,
      onLost: (listener) => server.onExit(listener),
      close: () => server.stop(),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
};

/** Without the owner's connection the server cannot migrate, and must not run on an old schema. */
const requireCurrentSchema = async (connectionString: string): Promise<void> => {
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

const prepareExternal = async (
  config: Config,
  connectionString: string,
): Promise<PreparedStorage> => {
  await refuseUnrestrictedRole({ connectionString });
  if (config.databaseOwnerUrl !== undefined)
    await migrate({ connectionString: config.databaseOwnerUrl });
  else await requireCurrentSchema(connectionString);
  const { host, pathname } = new URL(connectionString);
  return {
    connection: { connectionString },
    folder: config.dataDir,
    place: `PostgreSQL at ${host}${pathname}`,
    // An external server is restarted by its operators; until then we respond "unavailable".
    onLost: () => undefined,
    close: async () => undefined,
  };
};

/** The embedded PostgreSQL, or the server of DATABASE_URL; migrated, and with an unprivileged role. */
export const prepareStorage = (config: Config, log: Log): Promise<PreparedStorage> =>
  config.databaseUrl === undefined
    ? prepareEmbedded(config, log)
    : prepareExternal(config, config.databaseUrl);

/** Of one process: 20, and with many processes fewer, so that those of an instance stay within 80. */
export const connectionsOf = (processes: number): number =>
  Math.min(20, Math.max(5, Math.floor(64 / processes)));

/** The connections of one process to what is prepared. */
export const connectStorage = (
  config: Config,
  { connection, folder }: StorageAddress,
  log: Log,
  trace?: Trace,
): Storage => {
  const common = {
    poolSize: connectionsOf(config.processes),
    onConnectionError: (error: Error) => log(error.message),
    trace,
  };
  if (config.databaseUrl === undefined) {
    const database = openDatabase({ ...common, connection });
    return {
      database,
      folder,
      hasFreeSpace: createDiskSpaceMonitor({
        minimum: config.minFreeDiskMb,
        free: () => freeMegabytes(folder),
        clock: () => performance.now(),
        log,
      }),
      close: () => database.close(),
    };
  }
  const { preparedStatements, databaseReplicaUrl } = config;
  const database = openDatabase({ ...common, connection, preparedStatements });
  const replica =
    databaseReplicaUrl === undefined
      ? undefined
      : openDatabase({
          ...common,
          // Read-only, even if the configured server would accept writes.
          connection: {
            connectionString: databaseReplicaUrl,
            options: '-c default_transaction_read_only=on',
          },
          preparedStatements,
        });
  return {
    database,
    replica,
    folder,
    // The disk of an external server is monitored there.
    hasFreeSpace: async () => true,
    close: async () => {
      await database.close();
      await replica?.close();
    },
  };
};

/** Prepares the storage and connects to it, for commands and drills. */
export const openStorage = async (config: Config, log: Log): Promise<Storage> => {
  const prepared = await prepareStorage(config, log);
  const storage = connectStorage(config, prepared, log);
  return {
    ...storage,
    close: async () => {
      await storage.close();
      await prepared.close();
    },
  };
};
