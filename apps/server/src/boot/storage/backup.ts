import { DATABASE_ROLES } from '@cadran/db';
import { writeBackup, writeEncryptedFile } from '@cadran/db/backup';
import type { ClientConfig } from 'pg';
import type { Config } from '../../env.ts';
import { DATABASE, holdsData, runningServer, startEmbeddedServer } from './embedded-server.ts';
import { findSecretKey } from '../secret-key/secret-key.ts';

interface Source {
  readonly connection: ClientConfig;
  readonly folder: string;
  close(): Promise<void>;
}

const noop = async (): Promise<void> => undefined;

/** Works on the embedded database also while the server runs. */
const openSource = async (config: Config): Promise<Source> => {
  if (config.databaseUrl !== undefined) {
    const connectionString = config.databaseBackupUrl ?? config.databaseOwnerUrl;
    if (connectionString === undefined)
      throw new Error('Set DATABASE_BACKUP_URL (or DATABASE_OWNER_URL) to read the database.');
    return { connection: { connectionString }, folder: config.dataDir, close: noop };
  }
  const running = runningServer(config);
  if (running)
    return {
      connection: running.connection(DATABASE_ROLES.backup),
      folder: running.folder,
      close: noop,
    };
  if (!holdsData(config))
    throw new Error(`There is no data of Cadran in ${config.dataDir}: is DATA_DIR right?`);
  const { server, folder } = await startEmbeddedServer(config, () => undefined);
  return {
    connection: server.connection(DATABASE_ROLES.backup, DATABASE),
    folder,
    close: () => server.stop(),
  };
};

/** Encrypted, and with the installation's key, if BACKUP_KEY is set. */
export const writeBackupFile = async (
  config: Config,
  path: string,
  takenAt: Date,
): Promise<number> => {
  const source = await openSource(config);
  try {
    const sealed = config.backupKey !== undefined;
    const secretKey = sealed ? await findSecretKey(config, source.folder) : undefined;
    let rows = 0;
    await writeEncryptedFile(path, config.backupKey, async (out) => {
      const tail = await writeBackup(source.connection, out, { takenAt, secretKey });
      rows = Object.values(tail.rows).reduce((sum, count) => sum + count, 0);
    });
    return rows;
  } finally {
    await source.close();
  }
};
