import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../env.ts';

const keyFile = (folder: string): string => join(folder, 'secret.key');

const LEAST_LENGTH = 32;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Undefined if there is none. One that cannot be read, or is not whole, is not passed over: another would not fit. */
const readKey = async (folder: string): Promise<string | undefined> => {
  const key = await readFile(keyFile(folder), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (key !== undefined && key.length < LEAST_LENGTH)
    throw new Error(
      `The key in ${keyFile(folder)} is not whole. Put the right one there; if the installation has never been used, remove the file.`,
    );
  return key;
};

/** The key that is there already. */
export const keptKey = async (config: Config, folder: string): Promise<string | undefined> =>
  config.secretKey ?? readKey(folder);

const keep = async (folder: string, key: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const handle = await open(keyFile(folder), 'wx', 0o600);
  try {
    await handle.writeFile(key);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** After a restore: the key that came with it. Another one that is there already is not thrown away. */
export const restoreKey = async (config: Config, folder: string, key: string): Promise<void> => {
  const present = await keptKey(config, folder);
  if (present === undefined) await keep(folder, key);
  else if (present !== key)
    throw new Error(
      config.secretKey === undefined
        ? `The backup has another key than ${keyFile(folder)}. Move that file away and restore again.`
        : 'The backup has another key than SECRET_KEY. Take the one that the backup was made with.',
    );
};

/** The installation's key: from the environment, or made once and kept beside the data, readable to its owner only. */
export const secretKey = async (config: Config, folder: string): Promise<string> => {
  if (config.secretKey !== undefined) return config.secretKey;
  const present = await readKey(folder);
  if (present !== undefined) return present;
  const key = randomBytes(LEAST_LENGTH).toString('base64url');
  try {
    await keep(folder, key);
    return key;
  } catch (error) {
    // Another process was faster.
    const others = hasCode(error, 'EEXIST') ? await readKey(folder) : undefined;
    if (others === undefined) throw error;
    return others;
  }
};
