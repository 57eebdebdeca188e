import { Worker } from 'node:worker_threads';
import type { AnswerLine } from '../../../queries/profiling-answers.ts';
import {
  type Audit,
  buildSnapshot,
  type SnapshotPlan,
  type TakenSnapshot,
} from './build-snapshot.ts';
import { rankedPeople } from './ranked-people.ts';
import type { WorkerAnswer, WorkerRequest } from './snapshot-worker.ts';

/** A snapshot in the making: the answers batch by batch, then the audit and the counts. */
export interface SnapshotMaking {
  add(lines: readonly AnswerLine[]): Promise<void>;
  /** `onProgress` hears shares of one. */
  finish(onProgress: (share: number) => void): Promise<TakenSnapshot>;
  close(): Promise<void>;
}

export type ComputeSnapshot = (plan: SnapshotPlan, signal: AbortSignal) => SnapshotMaking;

/** In a thread of its own: the event loop only hands the batches on. */
export const computeInWorker: ComputeSnapshot = (plan, signal) => {
  const worker = new Worker(new URL('snapshot-worker.ts', import.meta.url), { workerData: plan });
  const { promise: broken, reject: fail } = Promise.withResolvers<never>();
  // Whoever waits hears of it; if nobody does, it is no unhandled rejection.
  broken.catch(() => undefined);
  const abort = (): void => fail(signal.reason);
  signal.addEventListener('abort', abort);
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The snapshot worker ended.')));

  const ask = (
    request: WorkerRequest,
    onProgress: (share: number) => void = () => undefined,
  ): Promise<WorkerAnswer> => {
    const { promise, resolve } = Promise.withResolvers<WorkerAnswer>();
    const listen = (answer: WorkerAnswer): void =>
      answer.kind === 'progress' ? onProgress(answer.share) : resolve(answer);
    worker.on('message', listen);
    worker.postMessage(request);
    return Promise.race([broken, promise]).finally(() => worker.off('message', listen));
  };

  return {
    add: async (lines) => {
      await ask(lines);
    },
    finish: async (onProgress) => {
      const answer = await ask(null, onProgress);
      if (answer.kind !== 'taken') throw new Error('The snapshot worker lost its place.');
      return answer.snapshot;
    },
    close: async () => {
      signal.removeEventListener('abort', abort);
      await worker.terminate();
    },
  };
};

/** The same at once and here, with any audit: shows what an audit prevents. */
export const computeWith =
  (audit: Audit): ComputeSnapshot =>
  (plan) => {
    const people = rankedPeople(new Map(plan.unitOf));
    return {
      add: async (lines) => people.add(lines),
      finish: async (onProgress) => buildSnapshot(plan, people, audit, onProgress),
      close: async () => undefined,
    };
  };
