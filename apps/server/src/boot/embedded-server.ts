import { createDatabase } from '@cadran/db';
import {
  attachEmbedded,
  type ConnectionSettings,
  EmbeddedDatabaseError,
  type EmbeddedServer,
  holdsCluster,
  startEmbedded,
} from '@cadran/db/embedded';
import type { Config } from '../env.ts';

export type Log = (line: string) => void;

export const DATABASE = 'cadran';

/** Where root's data goes if the folder it works in is closed to the database's user. */
const FOLDER_OF_ROOT = '/var/lib/cadran';

interface StartedServer {
  readonly server: EmbeddedServer;
  readonly folder: string;
}

/** Root's own home is closed to others, and PostgreSQL does not run as root: a newcomer there gets another folder. */
const startSomewhere = async (config: Config, log: Log): Promise<StartedServer> => {
  const start = async (folder: string) => ({
    server: await startEmbedded({ dataDir: folder, log }),
    folder,
  });
  try {
    return await start(config.dataDir);
  } catch (error) {
    const elsewhere = error instanceof EmbeddedDatabaseError && error.code === 'not_reachable';
    if (!elsewhere || config.dataDirChosen) throw error;
    return start(FOLDER_OF_ROOT);
  }
};

/** The embedded PostgreSQL with its roles and our database, which may still be empty. */
export const startEmbeddedServer = async (config: Config, log: Log): Promise<StartedServer> => {
  const started = await startSomewhere(config, log);
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

const foldersOf = ({ dataDir, dataDirChosen }: Config): readonly string[] =>
  dataDirChosen ? [dataDir] : [dataDir, FOLDER_OF_ROOT];

/** Whether a database was made there before. */
export const holdsData = (config: Config): boolean => foldersOf(config).some(holdsCluster);

/** The one that a Cadran which is up runs now. */
export const runningServer = (config: Config): RunningServer | undefined => {
  for (const folder of foldersOf(config)) {
    const connection = attachEmbedded(folder);
    if (connection) return { connection: (user) => connection(user, DATABASE), folder };
  }
  return undefined;
};
