import cluster, { type Worker } from 'node:cluster';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { HASHES_AT_ONCE } from '@cadran/passwords';
import { createPdfRenderer, type Printable } from '@cadran/pdf/renderer';
import { restartDelay } from '@cadran/processes/restart-delay';
import { createSingleFlight, createTurns } from '@cadran/turns';
import { Counter, Gauge, Registry } from 'prom-client';
import { createChildMetrics } from '../child-processes/child-metrics.ts';
import { freeMemoryOfStart } from '../free-memory.ts';
import { sayError } from '../output.ts';
import type { StorageAddress } from '../storage/open-storage.ts';
import type { Metrics, PrimaryCalls, WorkerCalls } from './calls.ts';
import { createPeer, type Message } from './peer.ts';

/** A worker that served for so long has started well. */
const STABLE_AFTER_MS = 10_000;
/** A worker that is busy for longer is left out of the metrics. */
const METRICS_WITHIN_MS = 2_000;

interface Member {
  readonly worker: Worker;
  readonly peer: ReturnType<typeof createPeer<WorkerCalls>>;
  /** Ends the turns that it has taken to hash. */
  readonly turns: (() => void)[];
}

export interface Workers {
  readonly port: number;
  /** Lets them answer what they accepted. */
  stop(): Promise<void>;
}

const digestOf = (document: Printable): string =>
  createHash('sha256').update(serialize(document)).digest('base64');

const createMetrics = (count: () => number) => {
  const registry = new Registry();
  const registers = [registry];
  const restarts = new Counter({
    name: 'server_process_restarts_total',
    help: 'Processes of this instance that ended and were replaced',
    registers,
  });
  const processes: Gauge = new Gauge({
    name: 'server_processes',
    help: 'Processes of this instance that serve requests',
    registers,
    collect: () => processes.set(count()),
  });
  return { registry, restarts };
};

/**
 * Starts the processes that serve requests, replaces those that die and names one of them to run the jobs. They accept
 * connections from one socket by themselves: those that wait when one dies are accepted by the others
 * (docs/decisions/processes.md).
 */
export const startWorkers = async (count: number, storage: StorageAddress): Promise<Workers> => {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ serialization: 'advanced' });
  const members = new Set<Member>();
  /** Those that are ready. */
  const serving = new Set<Member>();
  const stopping = new AbortController();
  // Each worker shares out its own turns among organisations before it asks for one here.
  const hashing = createTurns({ places: HASHES_AT_ONCE, waiting: Infinity });
  const { registry, restarts } = createMetrics(() => serving.size);
  const observe = createChildMetrics(registry);
  const printer = createPdfRenderer({
    onEvent: (event) => {
      observe(event);
      if (event.kind === 'failed') sayError(event.error.message);
    },
  });
  // Workers share what they print themselves; here it is shared among them.
  const printOnce = createSingleFlight<Uint8Array>();
  let scheduler: Member | undefined;
  let port = 0;
  let refusal: string | undefined;
  let isStarted = false;

  const nameScheduler = (): void => {
    if (scheduler || stopping.signal.aborted) return;
    [scheduler] = serving;
    void scheduler?.peer.ask('startJobs').catch(() => undefined);
  };

  const collectMetrics = async (): Promise<Metrics[]> => {
    const asked = [...serving].map(({ peer }) =>
      Promise.race([
        peer.ask('metrics').catch(() => []),
        sleep(METRICS_WITHIN_MS, [], { ref: false }),
      ]),
    );
    return [await registry.getMetricsAsJSON(), ...(await Promise.all(asked))];
  };

  const callsOf = (member: () => Member, onReady: () => void): PrimaryCalls => ({
    storage: () => storage,
    ready: (bound) => {
      port = bound;
      serving.add(member());
      onReady();
      nameScheduler();
    },
    refused: (reason) => void (refusal ??= reason),
    metrics: collectMetrics,
    print: (document) => printOnce(digestOf(document), () => printer.render(() => document)),
    warmPrinter: () => printer.warm(),
    takeHashTurn: () =>
      new Promise((granted) => {
        void hashing.run(async () => {
          // Has ended while it waited.
          if (!members.has(member())) return;
          const { promise, resolve } = Promise.withResolvers<void>();
          member().turns.push(resolve);
          granted();
          await promise;
        });
      }),
    endHashTurn: () => member().turns.shift()?.(),
    countStart: (start) => {
      for (const other of serving)
        if (other !== member()) void other.peer.ask('hearStart', start).catch(() => undefined);
    },
  });

  /** Resolves when it has ended. */
  const runOne = async (onReady: () => void): Promise<string> => {
    const worker = cluster.fork();
    const send = (message: Message): void => {
      if (worker.isConnected()) worker.send(message, undefined, () => undefined);
    };
    const peer = createPeer<WorkerCalls>(
      { send },
      callsOf(() => member, onReady),
    );
    const member: Member = { worker, peer, turns: [] };
    members.add(member);
    worker.on('message', (message: Message) => peer.receive(message));
    // A message that it no longer takes; `exit` tells the rest.
    worker.on('error', () => undefined);
    const { promise: ended, resolve } = Promise.withResolvers<string>();
    worker.once('exit', (code, signal: string | null) => resolve(signal ?? `code ${code}`));
    const end = await ended;
    members.delete(member);
    serving.delete(member);
    peer.close(new Error('The process has ended.'));
    for (const endTurn of member.turns) endTurn();
    if (scheduler === member) scheduler = undefined;
    nameScheduler();
    return end;
  };

  const keepOne = async (onReady: () => void): Promise<void> => {
    for (let failures = 0; !stopping.signal.aborted;) {
      const began = performance.now();
      const end = await runOne(onReady);
      if (stopping.signal.aborted) return;
      if (!isStarted && refusal !== undefined) throw new Error(refusal);
      restarts.inc();
      failures = performance.now() - began > STABLE_AFTER_MS ? 1 : failures + 1;
      const pause = restartDelay(failures);
      const when = pause === 0 ? 'now' : `in ${pause / 1000} s`;
      const others = serving.size === 1 ? 'one other serves' : `${serving.size} others serve`;
      sayError(`A process of Cadran has ended (${end}): ${others}. It is started again ${when}.`);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const kept: Promise<void>[] = [];
  const stop = async (): Promise<void> => {
    stopping.abort();
    for (const member of members) {
      if (serving.has(member)) void member.peer.ask('stop').catch(() => undefined);
      // Has accepted nothing yet.
      else member.worker.process.kill('SIGKILL');
    }
    await Promise.allSettled(kept);
    await printer.close();
  };

  const readies = Array.from({ length: count }, () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    kept.push(keepOne(resolve).catch(reject));
    return promise;
  });
  try {
    await Promise.all(readies);
  } catch (error) {
    await stop();
    throw error;
  }
  isStarted = true;
  freeMemoryOfStart();
  return { port, stop };
};
