import { spawn } from 'node:child_process';
import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeProcess } from './process-table.ts';
import { findRunAs } from './run-as.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { databaseFolder } from './testing/database-folder.ts';
import { killIfThere } from './testing/kill-if-there.ts';
import { runApp } from './testing/run-app.ts';
import { query, started } from './testing/started.ts';
import { supervisionOf } from './testing/supervision.ts';
import { eventually } from './testing/temporary-folder.ts';

/** Writes a file as the database's user would have. */
const leave = (file: string, text: string, dataDir: string): void => {
  writeFileSync(file, text);
  const { ids } = findRunAs(join(dataDir, 'pg18'));
  if (ids !== undefined) chownSync(file, ids.uid, ids.gid);
};

/** A signal to stop takes effect in its own time. */
const isStopped = (pid: number): boolean =>
  /\) [Tt]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

const starts = async (dataDir: string): Promise<void> => {
  const server = await started({ dataDir });
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
};

test('locks left with a number that another program has now do not hinder a start', async () => {
  const dataDir = await databaseFolder();
  const runAs = findRunAs(join(dataDir, 'pg18'));
  const socketFolder = makeSocketFolder(join(dataDir, 'pg18'), runAs);
  const stranger = spawn('sleep', ['100'], { ...runAs.ids });
  onTestFinished(() => void stranger.kill());
  const left = `${stranger.pid}\n${join(dataDir, 'pg18')}\n1700000000\n5432\n`;
  leave(join(dataDir, 'pg18', 'postmaster.pid'), left, dataDir);
  leave(join(socketFolder, '.s.PGSQL.5432.lock'), left, dataDir);
  await starts(dataDir);
  expect(stranger.exitCode).toBe(null);
});

test.each(['', 'nonsense\n'])('a lock file that says %j does not hinder a start', async (text) => {
  const dataDir = await databaseFolder();
  leave(join(dataDir, 'pg18', 'postmaster.pid'), text, dataDir);
  await starts(dataDir);
});

describe.skipIf(process.platform !== 'linux')('what only /proc tells (needs Linux)', () => {
  test('a lock left with the number of another database does not hinder a start', async () => {
    const other = await started({ dataDir: await databaseFolder(), durable: false });
    const dataDir = await databaseFolder();
    leave(join(dataDir, 'pg18', 'postmaster.pid'), `${other.pid}\n`, dataDir);
    await starts(dataDir);
    expect(await query(other, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a dead server whose end nobody has asked for, a zombie, does not hinder a start', async () => {
    const dataDir = await databaseFolder();
    const app = runApp(dataDir);
    const server = await app.server();
    const { shell, watchers } = supervisionOf(server);
    // A stopped shell does not ask for the end of its child.
    process.kill(shell, 'SIGSTOP');
    onTestFinished(() => {
      for (const pid of [...watchers, shell]) killIfThere(pid, 'SIGKILL');
    });
    await eventually(() => isStopped(shell));
    process.kill(server, 'SIGKILL');
    await app.kill();
    await eventually(() => describeProcess(server).kind !== 'running');
    expect(describeProcess(server)).toEqual({ kind: 'zombie' });
    await starts(dataDir);
    expect(describeProcess(server)).toEqual({ kind: 'zombie' });
  });

  test('a server orphaned by its app and its supervisor is ended', async () => {
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
    await starts(dataDir);
    expect(describeProcess(server).kind).not.toBe('running');
  });
});
