import { setImmediate as endOfTurn } from 'node:timers/promises';
import { onNobodysBehalf } from '@cadran/turns';

const MOST_TOGETHER = 64;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

type Run<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

/**
 * Runs together what comes at the same moment; `run` returns a result for each item, in their order. One batch is under
 * way at a time and who comes meanwhile joins the next: larger batches save more time than a second one at once.
 */
export const createBatches = <Item, Result>(
  run: Run<Item, Result>,
): ((item: Item) => Promise<Result>) => {
  const waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  const runBatch = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [place, result] of results.entries()) batch[place]?.resolve(result);
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      // Each alone, so that nobody is told of another's error.
      else for (const one of batch) void runBatch([one]);
    }
  };

  const runWaiting = async (): Promise<void> => {
    isRunning = true;
    // Requests that were read together run together.
    await endOfTurn();
    while (waiting.length > 0) await runBatch(waiting.splice(0, MOST_TOGETHER));
    isRunning = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) onNobodysBehalf(() => void runWaiting());
    });
};
