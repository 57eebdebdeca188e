import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { UnitGroupProposals } from '@cadran/contract';
import { limitConcurrency } from '@cadran/passwords';
import { AppError } from '../../../app-error.ts';
import type { Workforce } from './propose-unit-groups.ts';

/** A person waits for it: what takes longer is not worth it. */
const PATIENCE_MS = 20_000;
/** Each keeps a core busy for some seconds. */
const proposing = limitConcurrency({ running: 1, waiting: 20 });

const proposed = async (workforce: Workforce): Promise<UnitGroupProposals> => {
  const worker = new Worker(new URL('propose-worker.ts', import.meta.url), {
    workerData: workforce,
  });
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const [proposals] = (await once(worker, 'message', { signal })) as [UnitGroupProposals];
    return proposals;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw new AppError('unavailable');
    throw error;
  } finally {
    await worker.terminate();
  }
};

/** Beside the server, one after the other; whoever would wait too long is refused. */
export const proposeInWorker = (workforce: Workforce): Promise<UnitGroupProposals> =>
  proposing.run(() => proposed(workforce));
