import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isRoot } from '../../packages/db/src/embedded/server/run-as.ts';
import { startEmbedded } from '../../packages/db/src/embedded/start-embedded.ts';
import type { EmbeddedServer } from '../../packages/db/src/embedded/start-embedded.ts';
import { copyDatabaseTo } from '../support/database/database-folder.ts';
import { canMount } from '../support/database/mounted-disk.ts';
import { smallDisk } from '../support/database/small-disk.ts';
import { query, startServer } from '../support/database/start-server.ts';
import { eventually, temporaryFolder } from '../support/database/temporary-folder.ts';

/** Megabytes for a database, plus the binaries where they must be copied. */
const ENOUGH = 250;

const refusal = async (dataDir: string): Promise<unknown> =>
  startEmbedded({ dataDir }).catch((error: unknown) => error);

const works = async (server: EmbeddedServer, sql: string): Promise<boolean> =>
  query(server, sql).then(
    () => true,
    () => false,
  );

test('a file where the data folder should be is refused', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  writeFileSync(dataDir, '');
  expect(await refusal(dataDir)).toMatchObject({ code: 'not_writable' });
});

describe.skipIf(isRoot())('as a normal user (root may write everywhere)', () => {
  test('a folder of another user is refused with instructions', async () => {
    const parent = temporaryFolder();
    chmodSync(parent, 0o555);
    onTestFinished(() => chmodSync(parent, 0o755));
    const refused = await refusal(join(parent, 'data'));
    expect(refused).toMatchObject({ code: 'not_writable' });
    expect(String(refused)).toContain('DATA_DIR');
  });
});

describe.skipIf(!canMount())('on a small disk (needs root to mount it)', () => {
  test('full at the first start: reported, nothing left behind', async () => {
    const disk = smallDisk(20);
    const refused = await refusal(disk.folder);
    expect(refused).toMatchObject({ code: 'disk_full' });
    expect(String(refused)).toContain(disk.folder);
    expect(readdirSync(disk.folder)).toEqual([]);
  });

  test('full at a later start: reported; starts with all data once freed', async () => {
    const disk = smallDisk(ENOUGH);
    await copyDatabaseTo(disk.folder);
    const first = await startServer({ dataDir: disk.folder });
    await query(first, 'create table kept as select 42 as answer');
    await first.stop();
    disk.fill();
    expect(await refusal(disk.folder)).toMatchObject({ code: 'disk_full' });
    disk.free();
    const second = await startServer({ dataDir: disk.folder });
    expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('full while running: recovers by itself once freed', async () => {
    const disk = smallDisk(ENOUGH);
    await copyDatabaseTo(disk.folder);
    const lines: string[] = [];
    const log = (line: string): void => void lines.push(line);
    const server = await startServer({ dataDir: disk.folder, log });
    let gone: string | undefined;
    server.onExit((reason) => {
      gone = reason;
    });
    await query(server, 'create table kept as select 42 as answer');
    disk.fill();
    // Only write-ahead log: PostgreSQL panics when it cannot write it.
    const fillLog = `select pg_logical_emit_message(false, 'x', repeat('x', 1000000))`;
    await eventually(async () => {
      await works(server, fillLog);
      return lines.some((line) => line.startsWith('PostgreSQL cannot be started again yet'));
    });
    expect(lines.join()).toContain(`The disk that holds ${disk.folder}/pg18 is full`);
    disk.free();
    await eventually(async () => works(server, 'insert into kept values (43)'));
    const rows = await query(server, 'select answer from kept order by answer');
    expect(rows).toEqual([{ answer: 42 }, { answer: 43 }]);
    expect(gone).toBe(undefined);
  });

  test('read-only at the first start: reported', async () => {
    const disk = smallDisk(20);
    disk.setReadOnly(true);
    const refused = await refusal(join(disk.folder, 'data'));
    expect(refused).toMatchObject({ code: 'not_writable' });
    expect(String(refused)).toContain('read-only file system');
  });

  test('read-only at a later start: reported; all data is there once writable', async () => {
    const disk = smallDisk(ENOUGH);
    const dataDir = join(disk.folder, 'data');
    mkdirSync(dataDir);
    await copyDatabaseTo(dataDir);
    const first = await startServer({ dataDir });
    await query(first, 'create table kept as select 42 as answer');
    await first.stop();
    disk.setReadOnly(true);
    expect(await refusal(dataDir)).toMatchObject({ code: 'not_writable' });
    disk.setReadOnly(false);
    const second = await startServer({ dataDir });
    expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });
});
