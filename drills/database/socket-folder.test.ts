import { chmodSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findRunAs, isRoot } from '../../packages/db/src/embedded/server/run-as.ts';
import {
  makeSocketFolder,
  socketFolderOf,
} from '../../packages/db/src/embedded/folders/socket-folder.ts';
import { temporaryFolder } from '../support/database/temporary-folder.ts';

const runAs = findRunAs('/none');

afterEach(() => {
  vi.unstubAllEnvs();
});

const made = (cluster: string): string => {
  const folder = makeSocketFolder(cluster, runAs);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

test('a folder left by a killed instance is reused', () => {
  const cluster = join(temporaryFolder(), 'pg18');
  expect(made(cluster)).toBe(made(cluster));
});

test('a link that another user put in its place is not followed', () => {
  const temporary = temporaryFolder();
  vi.stubEnv('TMPDIR', temporary);
  const cluster = join(temporary, 'pg18');
  const trap = join(temporary, 'trap');
  mkdirSync(trap, { mode: 0o755 });
  symlinkSync(trap, socketFolderOf(cluster, runAs));
  const folder = made(cluster);
  expect(folder).not.toBe(socketFolderOf(cluster, runAs));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(trap).mode & 0o777).toBe(0o755);
});

test('a temp directory whose path is too long for a socket is not used', () => {
  vi.stubEnv('TMPDIR', join('/tmp', 'x'.repeat(70)));
  expect(dirname(socketFolderOf('/data/pg18', runAs))).toBe('/tmp');
});

describe.skipIf(!isRoot())('as root (needs root)', () => {
  test('a temp directory of root’s own, closed to the database’s user, is not used', () => {
    const temporary = temporaryFolder();
    chmodSync(temporary, 0o700);
    vi.stubEnv('TMPDIR', temporary);
    expect(dirname(socketFolderOf('/data/pg18', runAs))).toBe('/tmp');
  });
});
