import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../env.ts';

/** The installation's key: from the environment, or made once and kept beside the data, readable to its owner only. */
export const secretKey = async (config: Config, folder: string): Promise<string> => {
  if (config.secretKey !== undefined) return config.secretKey;
  const file = join(folder, 'secret.key');
  await mkdir(folder, { recursive: true });
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      const key = randomBytes(32).toString('base64url');
      await handle.writeFile(key);
      await handle.sync();
      return key;
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return readFile(file, 'utf8');
  }
};
