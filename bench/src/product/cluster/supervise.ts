import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly user?: { readonly uid: number; readonly gid: number };
  readonly log: string;
}

/** `RestartSec` of deploy/cluster/systemd/restart.conf. */
const RESTART_MS = 1_000;
const STOP_MS = 20_000;

/** Runs a program as systemd does: one that ends is started again a second later. */
export const supervise = ({ command, args, env, user, log }: Program) => {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wanted = false;
  const start = (): void => {
    wanted = true;
    const output = openSync(log, 'a');
    const started = spawn(command, args, {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', output, output],
      cwd: '/',
      // Ctrl-C ends the drill, which ends these in order.
      detached: true,
      ...user,
    });
    closeSync(output);
    started.once('exit', () => {
      if (wanted && child === started) timer = setTimeout(start, RESTART_MS);
    });
    child = started;
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    wanted = false;
    clearTimeout(timer);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await Promise.race([exited, sleep(STOP_MS, undefined, { ref: false })]);
    child.kill('SIGKILL');
  };
  start();
  return {
    start,
    /** kill -9; supervision starts it again. */
    kill: (): void => void child?.kill('SIGKILL'),
    /** kill -9 for good, as when its machine is lost. */
    lose: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
};
export type Supervised = ReturnType<typeof supervise>;
