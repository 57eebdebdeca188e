import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../cluster/cluster.ts';
import { childOptions } from './run-as.ts';
import type { RunAs } from './run-as.ts';

/**
 * Runs a command and holds a pipe to this process. When the pipe closes, because this process let go or died, the
 * command gets SIGINT (PostgreSQL's fast shutdown), so that no orphan remains. Repeated each second, since a starting
 * server ignores it; SIGQUIT after 15. The shell ignores signals sent to the whole process group.
 */
const SCRIPT = `
  exec 3<&0
  "$@" </dev/null 3<&- & child=$!
  trap '' INT TERM HUP
  (
    read -r _ <&3
    for try in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
      kill -INT $child || exit
      sleep 1
    done
    kill -QUIT $child
  ) >/dev/null 2>&1 & watcher=$!
  exec 3<&-
  wait $child
  code=$?
  kill -KILL $watcher
  exit $code
`;

const OUTPUT_LINES_KEPT = 40;

export interface Supervised {
  /** Undefined while it runs. */
  exit(): Exit | undefined;
  readonly exited: Promise<Exit>;
  lastOutput(): readonly string[];
  /** Time of its last output, or of its start. */
  lastOutputAt(): number;
  /** Lets go of it, so that it stops, and waits for its end; kills it when that takes too long. */
  stop(timeoutMs: number): Promise<void>;
}

export interface Exit {
  readonly code: number;
  readonly reason: string;
}

export const supervise = (
  command: string,
  args: readonly string[],
  runAs: RunAs,
  log: Log,
): Supervised => {
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'sh', command, ...args], {
    ...childOptions(runAs),
    // Its own process group: Ctrl-C reaches only this process, which drains before it stops the database.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const words: string[] = [];
  let lastOutputAt = Date.now();
  const hear = (line: string) => {
    lastOutputAt = Date.now();
    words.push(line);
    if (words.length > OUTPUT_LINES_KEPT) words.shift();
    log(line);
  };
  child.stdin.on('error', () => {});
  createInterface({ input: child.stderr }).on('line', hear);

  let exit: Exit | undefined;
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const exited = new Promise<Exit>((resolve) => {
    child.once('error', (error) => {
      hear(error.message);
      resolve({ code: -1, reason: error.message });
    });
    child.once('exit', (code, signal) => resolve(describeExit(code, signal)));
  }).then(async (found) => {
    // The pipe may contain its last output; backends that outlive it may keep the pipe open.
    await Promise.race([closed, sleep(500, undefined, { ref: false })]);
    exit = found;
    return found;
  });

  return {
    exit: () => exit,
    exited,
    lastOutput: () => words,
    lastOutputAt: () => lastOutputAt,
    stop: async (timeoutMs) => {
      child.stdin.destroy();
      // A command that does not react must not keep this process from ending.
      const forced = setTimeout(() => killGroup(child.pid), timeoutMs);
      await exited;
      clearTimeout(forced);
    },
  };
};

/** The shell leads a process group of its own, so this reaches the command whatever it has written down of itself. */
const killGroup = (leader: number | undefined): void => {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
};

/** A shell reports a child that was killed by a signal as 128 + its number. */
const describeExit = (code: number | null, signal: NodeJS.Signals | null): Exit => {
  if (code === null) return { code: -1, reason: `its supervisor was ended by ${signal}` };
  return { code, reason: code > 128 ? `ended by signal ${code - 128}` : `exit code ${code}` };
};
