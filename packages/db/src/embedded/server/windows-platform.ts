import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isServerReady } from './is-server-ready.ts';
import type { Cluster, Finished, Launch, Platform } from '../cluster/cluster.ts';
import { readLockPid } from '../lock/lock-holder.ts';
import { CLUSTER_FOLDER } from '../cluster/versions.ts';
import { inUse, notReady } from '../messages.ts';
import { executable } from '../binaries/native-binaries.ts';
import { isRunning } from '../lock/process-table.ts';
import { newSession, readServerName } from './server-name.ts';
import { serverSettings } from '../cluster/settings.ts';

/**
 * Windows has no unprivileged user to switch to and no socket guarded by a folder: PostgreSQL listens on 127.0.0.1
 * with a password and is started by `pg_ctl`, which drops administrator rights. Without a pipe it outlives this
 * process; the next start stops it.
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
    await stopPredecessor(cluster, () => pgCtl('stop', '-m', 'fast'));
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
    const pid = readLockPid(cluster.folder);
    if (pid === undefined || !(await isServerReady(name, address))) {
      throw notReady(cluster.folder, `see ${logFile}.`);
    }
    return {
      pid,
      address,
      exited: waitForExit(pid),
      stop: async () => {
        const { code } = await pgCtl('stop', '-m', 'fast');
        // It did not end within pg_ctl's minute; killed, it recovers at its next start.
        if (code !== 0 && isRunning(pid)) await pgCtl('stop', '-m', 'immediate');
      },
    };
  };
};

/** An orphaned server is stopped; one whose parent process runs gets time to stop. */
const stopPredecessor = async (cluster: Cluster, stop: () => Promise<Finished>): Promise<void> => {
  const begun = Date.now();
  for (;;) {
    const pid = readLockPid(cluster.folder);
    if (pid === undefined || !isRunning(pid)) return;
    const command = readFileSync(join(cluster.folder, 'postmaster.opts'), 'utf8');
    const app = readServerName(command)?.app;
    if (app === undefined || !isRunning(app)) return void (await stop());
    if (Date.now() - begun > cluster.lockTimeoutMs) throw inUse(cluster.folder, pid, app);
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

/** `pg_ctl` without pipes: the server would inherit them and the wait for their end would never finish. */
const run = async (
  command: string,
  args: readonly string[],
  stderr: 'pipe' | 'ignore',
): Promise<Finished> =>
  new Promise((resolve) => {
    const lastOutput: string[] = [];
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', stderr], windowsHide: true });
    child.stderr?.on('data', (chunk: Buffer) => lastOutput.push(...chunk.toString().split('\n')));
    child.once('error', (error) => resolve({ code: -1, lastOutput: [error.message] }));
    child.once('close', (code) => resolve({ code: code ?? -1, lastOutput }));
  });

const freePort = async (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const found = probe.address();
      probe.close(() => resolve(typeof found === 'object' && found !== null ? found.port : 0));
    });
  });

const waitForExit = async (pid: number): Promise<string> => {
  while (isRunning(pid)) await sleep(1_000);
  return 'its process is gone';
};
