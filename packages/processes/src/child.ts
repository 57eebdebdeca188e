import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ChildProcessError } from './child-process-error.ts';
import type { ChildMessage } from './messages.ts';

export interface ChildOptions {
  /** What its jobs are called in messages, logs and metrics. */
  readonly name: string;
  /** The file it runs, which calls `serveJobs`. */
  readonly entry: URL;
  /** Limit of JavaScript's own memory; beyond it V8 ends the process. */
  readonly heapMb: number;
  /** Limit of all memory during a job, which is read where there is /proc. */
  readonly memoryMb: number;
  /** Half of the space of young objects: the smaller, the sooner is given back what they refer to. */
  readonly semiSpaceMb?: number | undefined;
}

export interface Ask {
  readonly timeMs: number;
  readonly onProgress?: ((share: number) => void) | undefined;
}

export interface Child {
  readonly pid: number;
  readonly hasEnded: () => boolean;
  /** As it was after the last job. */
  readonly residentMb: () => number;
  /** One request at a time. Rejects with `ChildProcessError` when the process ends or exceeds a limit. */
  ask(request: object, ask: Ask): Promise<unknown>;
  kill(): Promise<void>;
}

const MB = 1024 * 1024;
const START_MS = 60_000;
const MEMORY_CHECK_MS = 250;
const KEPT_OUTPUT = 2_000;

/** 0 where there is no /proc, or the process has ended. */
const residentMbOf = (pid: number): number => {
  try {
    const [, kilobytes] =
      /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/**
 * In a session of its own, so that Ctrl-C reaches the server only, which finishes its jobs first; without our
 * environment, which holds passwords and keys.
 */
const launch = ({ entry, heapMb, semiSpaceMb = 16 }: ChildOptions): ChildProcess =>
  fork(fileURLToPath(entry), [], {
    detached: process.platform !== 'win32',
    env: {},
    execArgv: [
      ...process.execArgv.filter((option) => option.startsWith('--import=')),
      `--max-old-space-size=${heapMb}`,
      `--max-semi-space-size=${semiSpaceMb}`,
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

/** Starts a process; resolves when it is ready for requests. */
export const startChild = async (options: ChildOptions): Promise<Child> => {
  const { name, heapMb, memoryMb } = options;
  const child = launch(options);
  const pid = child.pid ?? 0;
  let residentMb = 0;
  let output = '';
  let limit: ChildProcessError | undefined;
  let onMessage: (message: ChildMessage) => void = () => undefined;
  let onEnd: (error: ChildProcessError) => void = () => undefined;

  const describeEnd = (code: number | null, signal: string | null): ChildProcessError =>
    limit ??
    (output.includes('heap out of memory')
      ? new ChildProcessError('memory', `The ${name} process needed more than ${heapMb} MB.`)
      : new ChildProcessError('died', `The ${name} process ended (${signal ?? `code ${code}`}).`));
  const ended = new Promise<ChildProcessError>((resolve) => {
    child.once('error', (error) => resolve(new ChildProcessError('died', error.message)));
    // Not `exit`: the last output arrives after it.
    child.once('close', (code, signal) => resolve(describeEnd(code, signal)));
  });
  let end: ChildProcessError | undefined;
  const tellEnd = async (): Promise<void> => {
    end = await ended;
    onEnd(end);
  };
  void tellEnd();
  const kill = async (reason?: ChildProcessError): Promise<void> => {
    limit ??= reason;
    child.kill('SIGKILL');
    // Whoever waits for the end stays until it has come, even with nothing else to do.
    child.ref();
    if (child.stderr instanceof Socket) child.stderr.ref();
    await ended;
  };

  child.stderr?.on('data', (chunk: Buffer) => {
    output = `${output}${chunk.toString()}`.slice(-KEPT_OUTPUT);
  });
  child.on('message', (message: ChildMessage) => onMessage(message));
  // A pool that nobody closes does not keep its process alive.
  child.unref();
  child.channel?.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();

  /** Waits for the message that settles, within the limits of time and memory. */
  const settle = async <T>(
    timeMs: number,
    hear: (message: ChildMessage) => { readonly answer: T } | undefined,
    begin: () => void,
  ): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const late = new ChildProcessError(
      'time',
      `The ${name} process took longer than ${timeMs} ms.`,
    );
    const large = new ChildProcessError(
      'memory',
      `The ${name} process needed more than ${memoryMb} MB.`,
    );
    const clock = setTimeout(() => void kill(late), timeMs);
    const scale = setInterval(() => {
      if (residentMbOf(pid) > memoryMb) void kill(large);
    }, MEMORY_CHECK_MS);
    onMessage = (message) => {
      if (message.kind === 'error') reject(new Error(message.message));
      const heard = hear(message);
      if (heard) resolve(heard.answer);
    };
    onEnd = reject;
    try {
      if (end) throw end;
      begin();
      return await promise;
    } finally {
      clearTimeout(clock);
      clearInterval(scale);
      onMessage = () => undefined;
      onEnd = () => undefined;
    }
  };

  await settle(
    START_MS,
    ({ kind }) => (kind === 'ready' ? { answer: undefined } : undefined),
    () => undefined,
  ).catch((error: unknown) => {
    // Its own words, which hold no data before the first job.
    if (output !== '' && limit === undefined) process.stderr.write(output);
    throw error;
  });
  return {
    pid,
    hasEnded: () => end !== undefined,
    residentMb: () => residentMb,
    ask: (request, { timeMs, onProgress }) =>
      settle(
        timeMs,
        (message) => {
          if (message.kind === 'progress') onProgress?.(message.share);
          if (message.kind !== 'answer') return undefined;
          residentMb = message.residentBytes / MB;
          return message;
        },
        // That a process has just ended is told by `onEnd`.
        () => child.send(request, () => undefined),
      ),
    kill: () => kill(),
  };
};
