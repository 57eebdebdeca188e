import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { restartDelay } from '@cadran/processes/restart-delay';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * `npm start`: starts the server and starts it again when it dies. It owns nothing: the embedded database belongs to the
 * server and stops with it, however that ends. A server that refuses to start has said why, and is not tried again.
 */
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
/** A server that ran this long has started well. */
const STABLE_AFTER_MS = 60_000;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

let server: ChildProcess | undefined;
const stopping = new AbortController();
for (const signal of SIGNALS)
  process.on(signal, () => {
    stopping.abort();
    server?.kill(signal);
  });

const say = (line: string): void => void process.stderr.write(`${line}\n`);

const run = (onReady: () => void): Promise<Exit> =>
  new Promise((resolve, reject) => {
    server = fork(MAIN, process.argv.slice(2), {
      // Young objects: docs/operations.md, Sizing.
      execArgv: [...process.execArgv, '--max-semi-space-size=16'],
    });
    server.once('message', onReady);
    server.once('error', reject);
    server.once('exit', (code, signal) => resolve({ code, signal }));
  });

let wasReady = false;
for (let failures = 0; ;) {
  const began = performance.now();
  const { code, signal } = await run(() => (wasReady = true));
  if (stopping.signal.aborted || code === 0 || (code !== null && !wasReady)) {
    process.exitCode = code ?? 1;
    break;
  }
  failures = performance.now() - began > STABLE_AFTER_MS ? 1 : failures + 1;
  const pause = restartDelay(failures);
  const when = pause === 0 ? 'now' : `in ${pause / 1000} s`;
  say(`Cadran has ended (${signal ?? `code ${code}`}). It is started again ${when}.`);
  await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
  if (stopping.signal.aborted) break;
}
