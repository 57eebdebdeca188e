import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../env.ts';

const keyFile = (folder: string): string => join(folder, 'secret.key');

const MIN_LENGTH = 32;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Undefined only if the file is missing: an unreadable or truncated key must not be replaced by a new one. */
const readKey = async (folder: string): Promise<string | undefined> => {
  const key = await readFile(keyFile(folder), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (key !== undefined && key.length < MIN_LENGTH)
    throw new Error(
      `The key in ${keyFile(folder)} is not whole. Put the right one there; if the installation has never been used, remove the file.`,
    );
  return key;
};

export const findSecretKey = async (config: Config, folder: string): Promise<string | undefined> =>
  config.secretKey ?? readKey(folder);

const writeKey = async (folder: string, key: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const handle = await open(keyFile(folder), 'wx', 0o600);
  try {
    await handle.writeFile(key);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Stores the key of a backup; never overwrites another one. */
export const restoreKey = async (config: Config, folder: string, key: string): Promise<void> => {
  const existing = await findSecretKey(config, folder);
  if (existing === undefined) await writeKey(folder, key);
  else if (existing !== key)
    throw new Error(
      config.secretKey === undefined
        ? `The backup has another key than ${keyFile(folder)}. Move that file away and restore again.`
        : 'The backup has another key than SECRET_KEY. Take the one that the backup was made with.',
    );
};

/** From the environment, or generated once and stored beside the data, readable by its owner only. */
export const loadSecretKey = async (config: Config, folder: string): Promise<string> => {
  if (config.secretKey !== undefined) return config.secretKey;
  const existing = await readKey(folder);
  if (existing !== undefined) return existing;
  const key = randomBytes(MIN_LENGTH).toString('base64url');
  try {
    await writeKey(folder, key);
    return key;
  } catch (error) {
    // Another process created it first.
    const created = hasCode(error, 'EEXIST') ? await readKey(folder) : undefined;
    if (created === undefined) throw error;
    return created;
  }
};
