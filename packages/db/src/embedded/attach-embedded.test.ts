import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { attachEmbedded } from './attach-embedded.ts';
import { isRunning } from './process-table.ts';
import { databaseFolder } from './testing/database-folder.ts';
import { leftIn } from './testing/left-in.ts';
import { canMount } from './testing/mounted-disk.ts';
import { runApp } from './testing/run-app.ts';
import { started } from './testing/started.ts';
import { eventually, temporaryFolder } from './testing/temporary-folder.ts';

const reachedIn = async (dataDir: string): Promise<string | undefined> => {
  const client = new pg.Client(attachEmbedded(dataDir)?.('postgres', 'postgres'));
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return rows[0]?.data_directory;
};

test('the server that another runs on a folder is reached, one that is not there is not', async () => {
  const dataDir = await databaseFolder();
  expect(attachEmbedded(dataDir)).toBe(undefined);
  const server = await started({ dataDir, durable: false });
  expect(await reachedIn(dataDir)).toBe(join(dataDir, 'pg18'));
  await server.stop();
  expect(attachEmbedded(dataDir)).toBe(undefined);
});

test.skipIf(!canMount())(
  'so is one whose temp directory nobody else sees (needs root, to make one)',
  async () => {
    const dataDir = await databaseFolder();
    const app = runApp(dataDir, { privateTmp: temporaryFolder() });
    const server = await app.server();
    expect(await reachedIn(dataDir)).toBe(join(dataDir, 'pg18'));
    await app.kill();
    await eventually(() => !isRunning(server));
  },
);

test('one that has not said yet where its socket is counts as not there', async () => {
  const dataDir = await databaseFolder();
  await started({ dataDir, durable: false });
  const lock = join(dataDir, 'pg18', 'postmaster.pid');
  const whole = readFileSync(lock, 'utf8');
  onTestFinished(() => writeFileSync(lock, whole));
  writeFileSync(lock, `${whole.split('\n').slice(0, 4).join('\n')}\n\n`);
  expect(attachEmbedded(dataDir)).toBe(undefined);
  expect(leftIn(dataDir)).toEqual(['pg18']);
});
