import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../env.ts';
import { restore } from './restore.ts';

const NAMES = Array.from({ length: 200 }, (_, n) => `Organisation ${n} ${randomUUID()}`);
/** A backup of one table, in the format of packages/db/src/backup. */
const LINES = [
  '-- Cadran backup {"format":1,"takenAt":"2026-03-01T10:00:00.000Z","migrations":[]}',
  'COPY "organizations" (name) FROM stdin;',
  ...NAMES,
  String.raw`\.`,
  `-- Whole {"rows":{"organizations":${NAMES.length}}}`,
];
const backupOf = (lines: readonly string[]): Buffer => gzipSync(`${lines.join('\n')}\n`);

describe('restoring a damaged backup', () => {
  let folder: string;
  const whole = backupOf(LINES);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'cadran-damaged-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const withoutOneRow = (): Buffer => backupOf(LINES.toSpliced(2, 1));
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
