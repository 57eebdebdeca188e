import { DATABASE_ROLES } from '@cadran/db';
import type { ClientConfig } from 'pg';
import type { Config } from '../../env.ts';
import { DATABASE, runningServer, startEmbeddedServer } from './embedded-server.ts';

/** For commands that write as the owner: to the external database, or to the embedded one while it is stopped. */
export const withOwnerConnection = async <T>(
  config: Config,
  work: (owner: ClientConfig, folder: string) => Promise<T>,
): Promise<T> => {
  if (config.databaseUrl !== undefined) {
    if (config.databaseOwnerUrl === undefined)
      throw new Error('Set DATABASE_OWNER_URL to fill the database.');
    return work({ connectionString: config.databaseOwnerUrl }, config.dataDir);
  }
  if (runningServer(config)) throw new Error('Cadran is running on this folder: stop it first.');
  const { server, folder } = await startEmbeddedServer(config, () => undefined);
  try {
    return await work(server.connection(DATABASE_ROLES.owner, DATABASE), folder);
  } finally {
    await server.stop();
  }
};
