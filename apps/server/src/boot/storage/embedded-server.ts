import { createDatabase } from '@cadran/db';
import {
  attachEmbedded,
  type ConnectionSettings,
  EmbeddedDatabaseError,
  type EmbeddedServer,
  holdsCluster,
  startEmbedded,
} from '@cadran/db/embedded';
import type { Config } from '../../env.ts';

export type Log = (line: string) => void;

export const DATABASE = 'cadran';

/** For root, if the database's user cannot reach the current folder. */
const FOLDER_OF_ROOT = '/var/lib/cadran';

interface StartedServer {
  readonly server: EmbeddedServer;
  readonly folder: string;
}

/** PostgreSQL does not run as root, and root's home is closed to other users: falls back to another folder. */
const startInUsableFolder = async (config: Config, log: Log): Promise<StartedServer> => {
  const start = async (folder: string) => ({
    server: await startEmbedded({ dataDir: folder, log }),
    folder,
  });
  try {
    return await start(config.dataDir);
  } catch (error) {
    const isUnreachable = error instanceof EmbeddedDatabaseError && error.code === 'not_reachable';
    if (!isUnreachable || config.dataDirChosen) throw error;
    return start(FOLDER_OF_ROOT);
  }
};

/** With its roles and our database, which may still be empty. */
export const startEmbeddedServer = async (config: Config, log: Log): Promise<StartedServer> => {
  const started = await startInUsableFolder(config, log);
  const superuser = started.server.connection('postgres', 'postgres');
  try {
    await createDatabase(superuser, DATABASE, superuser.password);
  } catch (error) {
    await started.server.stop();
    throw error;
  }
  return started;
};

interface RunningServer {
  connection(user: string): ConnectionSettings;
  readonly folder: string;
}

const candidateFolders = ({ dataDir, dataDirChosen }: Config): readonly string[] =>
  dataDirChosen ? [dataDir] : [dataDir, FOLDER_OF_ROOT];

export const holdsData = (config: Config): boolean => candidateFolders(config).some(holdsCluster);

export const runningServer = (config: Config): RunningServer | undefined => {
  for (const folder of candidateFolders(config)) {
    const connection = attachEmbedded(folder);
    if (connection) return { connection: (user) => connection(user, DATABASE), folder };
  }
  return undefined;
};
