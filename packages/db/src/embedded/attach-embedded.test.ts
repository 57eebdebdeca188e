import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { attachEmbedded } from './attach-embedded.ts';
import { databaseFolder } from './testing/database-folder.ts';
import { leftIn } from './testing/left-in.ts';
import { started } from './testing/started.ts';

test('the server that another runs on a folder is reached, one that is not there is not', async () => {
  const dataDir = await databaseFolder();
  expect(attachEmbedded(dataDir)).toBe(undefined);
  const server = await started({ dataDir, durable: false });
  const client = new pg.Client(attachEmbedded(dataDir)?.('postgres', 'postgres'));
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  expect(rows).toEqual([{ data_directory: join(dataDir, 'pg18') }]);
  await server.stop();
  expect(attachEmbedded(dataDir)).toBe(undefined);
});

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
