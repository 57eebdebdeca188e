import { readEncryptedFile, restoreBackup, verifyBackup } from '@cadran/db/backup';
import type { ClientConfig } from 'pg';
import type { Config } from '../../env.ts';
import { withOwnerConnection } from './owner-connection.ts';
import { restoreKey } from '../secret-key/secret-key.ts';

interface Restored {
  readonly takenAt: string;
  readonly rows: number;
  /** False: the backup holds no key, and the original one must be supplied. */
  readonly withKey: boolean;
}

const restoreInto = async (
  config: Config,
  owner: ClientConfig,
  folder: string,
  path: string,
): Promise<Restored> => {
  const source = await readEncryptedFile(path, config.backupKey);
  const { takenAt, rows, secretKey } = await restoreBackup(owner, source, async (head) => {
    if (head.secretKey !== undefined) await restoreKey(config, folder, head.secretKey);
  });
  return {
    takenAt,
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    withKey: secretKey !== undefined,
  };
};

/** Restores into an empty database: the external one, or a new embedded one. */
export const restore = async (config: Config, path: string): Promise<Restored> => {
  await verifyBackup(await readEncryptedFile(path, config.backupKey));
  return withOwnerConnection(config, (owner, folder) => restoreInto(config, owner, folder, path));
};
