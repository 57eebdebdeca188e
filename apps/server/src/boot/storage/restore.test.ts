import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../env.ts';
import { restore } from './restore.ts';

const FIXTURES = fileURLToPath(new URL('../../../../../packages/db/fixtures/', import.meta.url));

describe('restoring a damaged backup', () => {
  let folder: string;
  let whole: Buffer;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'cadran-damaged-'));
    const kept = readdirSync(FIXTURES).find((name) => name.endsWith('.backup')) ?? '';
    whole = readFileSync(join(FIXTURES, kept));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const withoutOneRow = (): Buffer => {
    const lines = gunzipSync(whole).toString('utf8').split('\n');
    const table = lines.findIndex((line) => line.startsWith('COPY "organizations"'));
    return gzipSync(lines.toSpliced(table + 1, 1).join('\n'));
  };
  const withOneOtherByte = (): Buffer => {
    const damaged = Buffer.from(whole);
    const middle = Math.floor(damaged.length / 2);
    damaged[middle] = 255 - (damaged[middle] ?? 0);
    return damaged;
  };

  it.each([
    ['ends too early', () => whole.subarray(0, Math.floor(whole.length * 0.9))],
    ['has another byte in the middle', withOneOtherByte],
    ['lacks a row', withoutOneRow],
    ['is empty', () => Buffer.alloc(0)],
  ])('that %s says so and creates nothing', async (_how, damage) => {
    const path = join(folder, 'damaged.backup');
    writeFileSync(path, damage());
    const data = join(folder, 'data');
    const config = readConfig({ DATA_DIR: data }, []);
    await expect(restore(config, path)).rejects.toThrow(
      'This file is damaged; nothing was restored.',
    );
    expect(existsSync(data)).toBe(false);
  });

  it('tells another file from a damaged one', async () => {
    const path = join(folder, 'letter.backup');
    writeFileSync(path, gzipSync('Dear Sir or Madam,\n'));
    const config = readConfig({ DATA_DIR: join(folder, 'data') }, []);
    await expect(restore(config, path)).rejects.toThrow('This is not a backup of Cadran.');
  });
});
