import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { eventually } from './temporary-folder.ts';

const SCRIPT = fileURLToPath(new URL('acknowledging-app.ts', import.meta.url));

export interface App {
  readonly pid: number;
  /** All output lines. */
  readonly lines: readonly string[];
  acknowledged(): readonly string[];
  /** The process id of its PostgreSQL, once ready. */
  server(): Promise<number>;
  /** Waits for this many more acknowledged inserts. */
  moreAcknowledged(count: number): Promise<void>;
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>;
  readonly ended: Promise<unknown>;
}

interface AppOptions {
  readonly ids?: { readonly uid: number; readonly gid: number };
  readonly lockTimeoutMs?: number;
  /** A private temp directory for the app, mounted over this folder (needs root). */
  readonly privateTmp?: string;
}

const HIDDEN = 'mount -t tmpfs -o mode=1777 tmpfs "$TMPDIR" && exec "$0" "$@"';

export const runApp = (
  dataDir: string,
  { ids, lockTimeoutMs = 20_000, privateTmp }: AppOptions = {},
): App => {
  const command = [process.execPath, SCRIPT, dataDir, String(lockTimeoutMs)];
  const [program = '', ...args] =
    privateTmp === undefined ? command : ['unshare', '-m', 'sh', '-c', HIDDEN, ...command];
  const child = spawn(program, args, {
    ...ids,
    env: { ...process.env, ...(privateTmp !== undefined && { TMPDIR: privateTmp }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
    // Never started.
    child.once('error', (error) => resolve(lines.push(error.message)));
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);

  const after = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  return {
    pid: child.pid ?? Number.NaN,
    lines,
    acknowledged: () => after('ack'),
    server: async () => {
      await eventually(() => after('ready').length > 0);
      return Number(after('ready')[0]);
    },
    moreAcknowledged: async (count) => {
      const wanted = after('ack').length + count;
      await eventually(() => after('ack').length >= wanted);
    },
    kill,
    ended,
  };
};
