import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answersAs } from './answers-as.ts';
import type { Cluster, Finished, Launch, Platform } from './cluster.ts';
import { lockedBy } from './lock-holder.ts';
import { CLUSTER_FOLDER } from './major.ts';
import { inUse, notReady } from './messages.ts';
import { executable } from './native-binaries.ts';
import { isRunning } from './process-table.ts';
import { newSession, readServerName } from './server-name.ts';
import { serverSettings } from './settings.ts';

/**
 * Windows has no user to drop to and no folder-guarded socket: PostgreSQL listens on 127.0.0.1 and
 * asks for a password, and is started by `pg_ctl`, which gives up administrator rights for it.
 * Without a pipe to us it outlives our death; the next start ends it before its own.
 */
export const windowsPlatform: Platform = {
  access: (home) => ['--auth=scram-sha-256', `--pwfile=${passwordFile(home)}`],
  run: (command, args) => run(command, args, 'pipe'),
  launcher: (cluster) => launcher(cluster, dirname(cluster.folder)),
};

const launcher = (cluster: Cluster, home: string): Launch => {
  const session = newSession();
  const password = readPassword(home);
  const pgCtl = (...args: readonly string[]) =>
    run(
      executable(cluster.nativeFolder, 'pg_ctl'),
      [...args, '-D', cluster.folder, '-w'],
      'ignore',
    );
  let [attempts, port] = [0, 0];

  return async () => {
    await endPredecessor(cluster, () => pgCtl('stop', '-m', 'fast'));
    attempts += 1;
    port ||= await freePort();
    const name = `${session}-${attempts}`;
    const address = { host: '127.0.0.1', port, password };
    const place = { cluster_name: name, listen_addresses: address.host, port: String(port) };
    const settings = serverSettings(cluster, place).join(' ');
    const logFile = join(home, `${CLUSTER_FOLDER}.log`);
    await pgCtl(
      'start',
      '-l',
      logFile,
      '-t',
      String(Math.ceil(cluster.timeoutMs / 1000)),
      '-o',
      settings,
    );
    const pid = lockedBy(cluster.folder);
    if (pid === undefined || !(await answersAs(name, address))) {
      throw notReady(cluster.folder, `see ${logFile}.`);
    }
    return {
      pid,
      address,
      exited: untilGone(pid),
      stop: async () => void (await pgCtl('stop', '-m', 'fast')),
    };
  };
};

/** A server left by a Cadran that is dead is ended; one whose Cadran lives gets its time to stop. */
const endPredecessor = async (cluster: Cluster, stop: () => Promise<Finished>): Promise<void> => {
  const begun = Date.now();
  for (;;) {
    const pid = lockedBy(cluster.folder);
    if (pid === undefined || !isRunning(pid)) return;
    const command = readFileSync(join(cluster.folder, 'postmaster.opts'), 'utf8');
    const app = readServerName(command)?.app;
    if (app === undefined || !isRunning(app)) return void (await stop());
    if (Date.now() - begun > cluster.patienceMs) throw inUse(cluster.folder, pid, app);
    await sleep(1_000);
  }
};

export const readPassword = (home: string): string =>
  readFileSync(passwordFile(home), 'utf8').trim();

const passwordFile = (home: string): string => {
  const file = join(home, `${CLUSTER_FOLDER}.password`);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return file;
};

/** `pg_ctl` without pipes: the server would inherit them, and the wait for their end never be over. */
const run = async (
  command: string,
  args: readonly string[],
  stderr: 'pipe' | 'ignore',
): Promise<Finished> =>
  new Promise((resolve) => {
    const lastWords: string[] = [];
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', stderr], windowsHide: true });
    child.stderr?.on('data', (chunk: Buffer) => lastWords.push(...chunk.toString().split('\n')));
    child.once('error', (error) => resolve({ code: -1, lastWords: [error.message] }));
    child.once('close', (code) => resolve({ code: code ?? -1, lastWords }));
  });

const freePort = async (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const found = probe.address();
      probe.close(() => resolve(typeof found === 'object' && found !== null ? found.port : 0));
    });
  });

const untilGone = async (pid: number): Promise<string> => {
  while (isRunning(pid)) await sleep(1_000);
  return 'its process is gone';
};
