import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../env.ts';
import { keptKey, restoreKey, secretKey } from './secret-key.ts';

describe('the installation’s key', () => {
  const config = readConfig({ NODE_ENV: 'test' }, []);
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cadran-key-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const file = () => join(folder, 'secret.key');

  it('is made once, and readable to its owner only', async () => {
    expect(await keptKey(config, folder)).toBeUndefined();
    const key = await secretKey(config, folder);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(await secretKey(config, folder)).toBe(key);
    expect(await keptKey(config, folder)).toBe(key);
  });

  it('is refused when it is not whole: an empty one would be everybody’s', async () => {
    await writeFile(file(), '');
    await expect(secretKey(config, folder)).rejects.toThrow('is not whole');
    await expect(keptKey(config, folder)).rejects.toThrow('is not whole');
  });

  it('is missed by a backup only where there is none, not where it cannot be read', async () => {
    expect(await keptKey(config, join(folder, 'nowhere'))).toBeUndefined();
    await writeFile(join(folder, 'elsewhere'), '');
    await expect(keptKey(config, join(folder, 'elsewhere'))).rejects.toThrow('ENOTDIR');
  });

  it('of a backup takes no other one’s place', async () => {
    const key = await secretKey(config, folder);
    await expect(restoreKey(config, folder, 'k'.repeat(40))).rejects.toThrow('another key');
    expect(await readFile(file(), 'utf8')).toBe(key);
    await restoreKey(config, folder, key);
  });
});
