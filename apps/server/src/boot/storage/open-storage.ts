import {
  DATABASE_ROLES,
  migrate,
  openDatabase,
  pendingMigrations,
  readMigrations,
  assertRestrictedRole,
  type Database,
} from '@cadran/db';
import pg from 'pg';
import type { Config } from '../../env.ts';
import { createDiskSpaceMonitor, freeMegabytes } from './disk-space-monitor.ts';
import { DATABASE, type Log, startEmbeddedServer } from './embedded-server.ts';

export interface Storage {
  readonly database: Database;
  readonly replica?: Database | undefined;
  /** Called when the embedded database cannot be restarted. */
  onLost(listener: (reason: string) => void): void;
  hasFreeSpace(): Promise<boolean>;
  /** Shown in the banner. */
  readonly place: string;
  /** Holds the installation's files. */
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
    await assertRestrictedRole(database);
    return {
      database,
      place: folder,
      folder,
      hasFreeSpace: createDiskSpaceMonitor({
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

/** Read-only, even if the configured server would accept writes. */
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
    await assertRestrictedRole(database);
    if (config.databaseOwnerUrl !== undefined)
      await migrate({ connectionString: config.databaseOwnerUrl });
    else await requireCurrentSchema(connectionString);
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
    // The disk of an external server is monitored there.
    hasFreeSpace: async () => true,
    // An external server is restarted by its operators; until then we respond "unavailable".
    onLost: () => undefined,
    close: async () => {
      await database.close();
      if (replica) await replica.close();
    },
  };
};

/** The embedded PostgreSQL, or the server of DATABASE_URL; migrated, and with an unprivileged role. */
export const openStorage = (config: Config, log: Log): Promise<Storage> =>
  config.databaseUrl === undefined
    ? openEmbedded(config, log)
    : openExternal(config, config.databaseUrl, log);
