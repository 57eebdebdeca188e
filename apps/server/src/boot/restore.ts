import { readFileSealed, restoreBackup } from '@cadran/db/backup';
import type { ClientConfig } from 'pg';
import type { Config } from '../env.ts';
import { asOwner } from './as-owner.ts';
import { restoreKey } from './secret-key.ts';

interface Restored {
  readonly takenAt: string;
  readonly rows: number;
  /** False: the backup had no key, and the one that it was taken with must be brought along. */
  readonly withKey: boolean;
}

const restoreInto = async (
  config: Config,
  owner: ClientConfig,
  folder: string,
  path: string,
): Promise<Restored> => {
  const source = await readFileSealed(path, config.backupKey);
  const { takenAt, rows, secretKey } = await restoreBackup(owner, source, async (head) => {
    if (head.secretKey !== undefined) await restoreKey(config, folder, head.secretKey);
  });
  return {
    takenAt,
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    withKey: secretKey !== undefined,
  };
};

/** Puts a backup into an empty database: the external one, or a new embedded one. */
export const restore = (config: Config, path: string): Promise<Restored> =>
  asOwner(config, (owner, folder) => restoreInto(config, owner, folder, path));
