import { type ChildPoolOptions, createChildPool } from '@cadran/processes';
import type { AnswerGroup } from '../queries/answers.ts';
import { buildSnapshot, type TakenSnapshot } from './build-snapshot.ts';
import { createRespondentTally } from './counts/respondent-tally.ts';
import { PUBLICATION_RULES, type PublicationRules } from './publication-rules.ts';
import type { SnapshotPlan } from './snapshot-plan.ts';
import type { SnapshotAnswer, SnapshotRequest } from './snapshot-process.ts';

/** Takes the answers batch by batch, then audits and counts them. */
export interface SnapshotMaking {
  add(groups: readonly AnswerGroup[]): Promise<void>;
  /** `onProgress` receives values from 0 to 1. */
  finish(onProgress: (share: number) => void): Promise<TakenSnapshot>;
  close(): Promise<void>;
}

export type ComputeSnapshot = (plan: SnapshotPlan, signal: AbortSignal) => SnapshotMaking;

/** An audit of a hundred thousand people takes seconds; this is for what never ends. */
const TIME_MS = 30 * 60_000;

/** In a child process, so that the event loop only passes batches on. */
export const createSnapshotProcess = (
  options: Pick<ChildPoolOptions, 'onEvent' | 'trace'> = {},
) => {
  const pool = createChildPool<SnapshotRequest, SnapshotAnswer>({
    name: 'snapshots',
    entry: new URL('snapshot-process.ts', import.meta.url),
    heapMb: 2048,
    memoryMb: 3072,
    keptMb: 300,
    semiSpaceMb: 2,
    // A server takes one at a time.
    maxWaiting: 10,
    ...options,
  });
  const compute: ComputeSnapshot = (plan, signal) => {
    const { promise: aborted, reject: abort } = Promise.withResolvers<never>();
    // Avoids an unhandled rejection when nobody is waiting.
    aborted.catch(() => undefined);
    const onAbort = (): void => abort(signal.reason);
    signal.addEventListener('abort', onAbort);
    const opened = pool.open();
    const planned = opened.then((one) => one.ask({ plan }, { timeMs: TIME_MS }));
    planned.catch(() => undefined);

    const ask = async (
      request: SnapshotRequest,
      onProgress?: (share: number) => void,
    ): Promise<SnapshotAnswer> => {
      await Promise.race([aborted, planned]);
      const conversation = await opened;
      return Promise.race([aborted, conversation.ask(request, { timeMs: TIME_MS, onProgress })]);
    };
    return {
      add: async (groups) => {
        await ask({ groups });
      },
      finish: async (onProgress) => {
        const taken = await ask({ finish: true }, onProgress);
        if (taken === null) throw new Error('The process answered without a snapshot.');
        return taken;
      },
      close: async () => {
        signal.removeEventListener('abort', onAbort);
        await opened.then(
          (conversation) => conversation.close(),
          () => undefined,
        );
      },
    };
  };
  return { compute, close: () => pool.close() };
};

/** In this process and with any rules, for tests and demo data. */
export const computeInProcess =
  (rules: Partial<PublicationRules> = {}): ComputeSnapshot =>
  (plan) => {
    const people = createRespondentTally(new Map(plan.unitOf));
    return {
      add: async (groups) => people.add(groups),
      finish: async (onProgress) =>
        buildSnapshot(plan, people, { ...PUBLICATION_RULES, ...rules }, onProgress),
      close: async () => undefined,
    };
  };
