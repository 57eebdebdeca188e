import { spawn } from 'node:child_process';
import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeProcess } from '../../packages/db/src/embedded/lock/process-table.ts';
import { findRunAs } from '../../packages/db/src/embedded/server/run-as.ts';
import { makeSocketFolder } from '../../packages/db/src/embedded/folders/socket-folder.ts';
import { databaseFolder } from '../support/database/database-folder.ts';
import { killIfRunning, eventually } from '../support/database/temporary-folder.ts';
import { runApp } from '../support/database/run-app.ts';
import { query, startServer } from '../support/database/start-server.ts';
import { supervisionOf } from '../support/database/supervision.ts';

/** Writes a file as the database's user. */
const leave = (file: string, text: string, dataDir: string): void => {
  writeFileSync(file, text);
  const { ids } = findRunAs(join(dataDir, 'pg18'));
  if (ids !== undefined) chownSync(file, ids.uid, ids.gid);
};

/** Signals take effect asynchronously. */
const isStopped = (pid: number): boolean =>
  /\) [Tt]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

const expectStart = async (dataDir: string): Promise<void> => {
  const server = await startServer({ dataDir });
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
};

test('stale locks with the process id of another program do not prevent a start', async () => {
  const dataDir = await databaseFolder();
  const runAs = findRunAs(join(dataDir, 'pg18'));
  const socketFolder = makeSocketFolder(join(dataDir, 'pg18'), runAs);
  const stranger = spawn('sleep', ['100'], { ...runAs.ids });
  onTestFinished(() => void stranger.kill());
  const left = `${stranger.pid}\n${join(dataDir, 'pg18')}\n1700000000\n5432\n`;
  leave(join(dataDir, 'pg18', 'postmaster.pid'), left, dataDir);
  leave(join(socketFolder, '.s.PGSQL.5432.lock'), left, dataDir);
  await expectStart(dataDir);
  expect(stranger.exitCode).toBe(null);
});

test.each(['', 'nonsense\n'])(
  'a lock file with the content %j does not prevent a start',
  async (text) => {
    const dataDir = await databaseFolder();
    leave(join(dataDir, 'pg18', 'postmaster.pid'), text, dataDir);
    await expectStart(dataDir);
  },
);

describe.skipIf(process.platform !== 'linux')('with /proc (needs Linux)', () => {
  test('a stale lock with the process id of another database does not prevent a start', async () => {
    const other = await startServer({ dataDir: await databaseFolder(), durable: false });
    const dataDir = await databaseFolder();
    leave(join(dataDir, 'pg18', 'postmaster.pid'), `${other.pid}\n`, dataDir);
    await expectStart(dataDir);
    expect(await query(other, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a zombie server does not prevent a start', async () => {
    const dataDir = await databaseFolder();
    const app = runApp(dataDir);
    const server = await app.server();
    const { shell, watchers } = supervisionOf(server);
    // A stopped shell does not reap its child.
    process.kill(shell, 'SIGSTOP');
    onTestFinished(() => {
      for (const pid of [...watchers, shell]) killIfRunning(pid, 'SIGKILL');
    });
    await eventually(() => isStopped(shell));
    process.kill(server, 'SIGKILL');
    await app.kill();
    await eventually(() => describeProcess(server).kind !== 'running');
    expect(describeProcess(server)).toEqual({ kind: 'zombie' });
    await expectStart(dataDir);
    expect(describeProcess(server)).toEqual({ kind: 'zombie' });
  });

  test('an orphaned server is stopped', async () => {
    const dataDir = await databaseFolder();
    const app = runApp(dataDir);
    const server = await app.server();
    const { shell, watchers } = supervisionOf(server);
    const supervisors = [...watchers, shell];
    for (const pid of supervisors) process.kill(pid, 'SIGSTOP');
    await app.kill();
    for (const pid of supervisors) process.kill(pid, 'SIGKILL');
    await eventually(() => describeProcess(shell).kind !== 'running');
    expect(describeProcess(server).kind).toBe('running');
    await expectStart(dataDir);
    expect(describeProcess(server).kind).not.toBe('running');
  });
});
