import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../env.ts';
import { findSecretKey, loadSecretKey, restoreKey } from './secret-key.ts';

describe('secret key', () => {
  const config = readConfig({ NODE_ENV: 'test' }, []);
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cadran-key-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const file = () => join(folder, 'secret.key');

  it('is generated once and readable by its owner only', async () => {
    expect(await findSecretKey(config, folder)).toBeUndefined();
    const key = await loadSecretKey(config, folder);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(await loadSecretKey(config, folder)).toBe(key);
    expect(await findSecretKey(config, folder)).toBe(key);
  });

  it('is refused when the file is empty or truncated', async () => {
    await writeFile(file(), '');
    await expect(loadSecretKey(config, folder)).rejects.toThrow('is not whole');
    await expect(findSecretKey(config, folder)).rejects.toThrow('is not whole');
  });

  it('makes a backup fail if the file cannot be read', async () => {
    expect(await findSecretKey(config, join(folder, 'nowhere'))).toBeUndefined();
    await writeFile(join(folder, 'elsewhere'), '');
    await expect(findSecretKey(config, join(folder, 'elsewhere'))).rejects.toThrow('ENOTDIR');
  });

  it('of a backup does not overwrite another key', async () => {
    const key = await loadSecretKey(config, folder);
    await expect(restoreKey(config, folder, 'k'.repeat(40))).rejects.toThrow('another key');
    expect(await readFile(file(), 'utf8')).toBe(key);
    await restoreKey(config, folder, key);
  });
});
