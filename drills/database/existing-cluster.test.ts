import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmbedded } from '../../packages/db/src/embedded/start-embedded.ts';
import { databaseFolder } from '../support/database/database-folder.ts';
import { query, startServer } from '../support/database/start-server.ts';
import { temporaryFolder } from '../support/database/temporary-folder.ts';

const made = (folder: string, version?: string): string => {
  mkdirSync(folder, { recursive: true });
  if (version !== undefined) writeFileSync(join(folder, 'PG_VERSION'), `${version}\n`);
  return folder;
};

test('a database of another major version is refused with instructions and not changed', async () => {
  const dataDir = temporaryFolder();
  const old = made(join(dataDir, 'pg17'), '17');
  const refused = await startEmbedded({ dataDir }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'other_major' });
  expect(String(refused)).toContain(`${old} was made by PostgreSQL 17`);
  expect(String(refused)).toContain('npm run backup');
  expect(readdirSync(dataDir)).toEqual(['pg17']);
});

test('a folder with the wrong version inside is refused', async () => {
  const dataDir = temporaryFolder();
  made(join(dataDir, 'pg18'), '19');
  await expect(startEmbedded({ dataDir })).rejects.toMatchObject({ code: 'other_major' });
});

test('an old database beside the new one is ignored', async () => {
  const dataDir = await databaseFolder();
  made(join(dataDir, 'pg17'), '17');
  const server = await startServer({ dataDir, durable: false });
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a folder with other content is refused and not changed', async () => {
  const dataDir = temporaryFolder();
  const photo = join(made(join(dataDir, 'pg18')), 'holiday.jpg');
  writeFileSync(photo, 'beach');
  await expect(startEmbedded({ dataDir })).rejects.toMatchObject({ code: 'not_a_database' });
  expect(existsSync(photo)).toBe(true);
});

test('an empty folder is initialised', async () => {
  const dataDir = temporaryFolder();
  made(join(dataDir, 'pg18'));
  const server = await startServer({ dataDir, durable: false });
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('permissions opened by a copy are restricted again', async () => {
  const dataDir = await databaseFolder();
  chmodSync(join(dataDir, 'pg18'), 0o777);
  const server = await startServer({ dataDir, durable: false });
  expect(await query(server, 'show data_directory_mode')).toEqual([
    { data_directory_mode: '0700' },
  ]);
});
