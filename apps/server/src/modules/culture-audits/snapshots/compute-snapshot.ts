import { Worker } from 'node:worker_threads';
import type { AnswerLine } from '../queries/answers.ts';
import { buildSnapshot, type SnapshotPlan, type TakenSnapshot } from './build-snapshot.ts';
import { createRespondentTally } from './counts/respondent-tally.ts';
import { PUBLICATION_RULES, type PublicationRules } from './publication-rules.ts';
import type { WorkerResponse, WorkerRequest } from './snapshot-worker.ts';

/** Takes the answers batch by batch, then audits and counts them. */
export interface SnapshotMaking {
  add(lines: readonly AnswerLine[]): Promise<void>;
  /** `onProgress` receives values from 0 to 1. */
  finish(onProgress: (share: number) => void): Promise<TakenSnapshot>;
  close(): Promise<void>;
}

export type ComputeSnapshot = (plan: SnapshotPlan, signal: AbortSignal) => SnapshotMaking;

/** In a worker thread, so that the event loop only passes batches on. */
export const computeInWorker: ComputeSnapshot = (plan, signal) => {
  const worker = new Worker(new URL('snapshot-worker.ts', import.meta.url), { workerData: plan });
  const { promise: broken, reject: fail } = Promise.withResolvers<never>();
  // Avoids an unhandled rejection when nobody is waiting.
  broken.catch(() => undefined);
  const abort = (): void => fail(signal.reason);
  signal.addEventListener('abort', abort);
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The snapshot worker ended.')));

  const ask = (
    request: WorkerRequest,
    onProgress: (share: number) => void = () => undefined,
  ): Promise<WorkerResponse> => {
    const { promise, resolve } = Promise.withResolvers<WorkerResponse>();
    const listen = (answer: WorkerResponse): void =>
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
      if (answer.kind !== 'taken') throw new Error('Unexpected response of the snapshot worker.');
      return answer.snapshot;
    },
    close: async () => {
      signal.removeEventListener('abort', abort);
      await worker.terminate();
    },
  };
};

/** In this thread and with any rules, for tests and demo data. */
export const computeInProcess =
  (rules: Partial<PublicationRules> = {}): ComputeSnapshot =>
  (plan) => {
    const people = createRespondentTally(new Map(plan.unitOf));
    return {
      add: async (lines) => people.add(lines),
      finish: async (onProgress) =>
        buildSnapshot(plan, people, { ...PUBLICATION_RULES, ...rules }, onProgress),
      close: async () => undefined,
    };
  };
