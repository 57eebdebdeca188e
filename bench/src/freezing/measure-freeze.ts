import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { memoryOf, processTreeOf, treeMemoryOf } from '../measuring/memory.ts';
import { processorMs } from '../product/process-figures.ts';

export interface Freeze {
  readonly seconds: number;
  /** Processor time of the server with its child process, and of PostgreSQL. */
  readonly serverSeconds: number;
  readonly databaseSeconds: number;
  /** Most memory of the server with its child process. */
  readonly peakMb: number;
}

const EVERY_MS = 200;

/** The most that was seen of each process: those that have ended are kept. */
const createProcessorWatch = (pid: number) => {
  const first = new Map(processTreeOf(pid).map((one) => [one, processorMs(one)]));
  const seen = new Map<number, number>();
  return {
    look: () => {
      for (const one of processTreeOf(pid))
        seen.set(one, Math.max(seen.get(one) ?? 0, processorMs(one) - (first.get(one) ?? 0)));
    },
    seconds: () => [...seen.values()].reduce((sum, ms) => sum + ms, 0) / 1000,
  };
};

/** Runs `freeze-now.ts`, and watches it and PostgreSQL meanwhile. */
export const measureFreeze = async ({
  connection,
  postgresPid,
}: {
  connection: pg.ClientConfig;
  postgresPid: number;
}): Promise<Freeze> => {
  const child = fork(
    fileURLToPath(new URL('freeze-now.ts', import.meta.url)),
    [JSON.stringify(connection)],
    { execArgv: ['--max-semi-space-size=16'] },
  );
  const pid = child.pid ?? 0;
  const [server, postgres] = [createProcessorWatch(pid), createProcessorWatch(postgresPid)];
  let peakMb = memoryOf(pid);
  const look = () => {
    server.look();
    postgres.look();
    peakMb = Math.max(peakMb, treeMemoryOf(pid));
  };
  const watch = setInterval(look, EVERY_MS);
  try {
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The freeze ended with ${String(code)} before the snapshot was stored.`);
    });
    const [seconds] = (await Promise.race([once(child, 'message'), ended])) as [number];
    look();
    return {
      seconds,
      serverSeconds: server.seconds(),
      databaseSeconds: postgres.seconds(),
      peakMb,
    };
  } finally {
    clearInterval(watch);
    if (child.exitCode === null) await once(child, 'exit');
  }
};
