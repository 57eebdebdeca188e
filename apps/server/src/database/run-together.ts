import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Sql } from '@cadran/db';

/** Batches under way at the same time; who comes meanwhile joins the next one. */
const MOST_RUNNING = 2;
const MOST_TOGETHER = 64;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

type Run<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

const createQueue = <Item, Result>(run: Run<Item, Result>) => {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;

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
    running += 1;
    // Requests that were read together run together.
    await endOfTurn();
    while (waiting.length > 0) await runBatch(waiting.splice(0, MOST_TOGETHER));
    running -= 1;
  };

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running < MOST_RUNNING) void runWaiting();
    });
};

/**
 * Runs what comes at the same moment by one statement and one commit; each hears of it afterwards. `run` returns a
 * result for each item, in their order.
 */
export const together = <Item, Result>(
  run: (db: Sql, items: readonly Item[]) => Promise<readonly Result[]>,
): ((db: Sql, item: Item) => Promise<Result>) => {
  const queues = new WeakMap<Sql, (item: Item) => Promise<Result>>();
  return (db, item) => {
    const queue = queues.get(db) ?? createQueue<Item, Result>((items) => run(db, items));
    queues.set(db, queue);
    return queue(item);
  };
};

/** The items as a parameter for `jsonb_to_recordset`, each with its place among them, in the order of a key. */
export const inOrderOf = <Item extends object>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): string =>
  JSON.stringify(
    items
      .map((item, place) => ({ place, ...item }))
      .toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))),
  );

/** The row of each item, by its place. */
export const inPlace = <Row extends { readonly place: number }>(
  rows: readonly Row[],
  items: readonly unknown[],
): (Row | undefined)[] => {
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return items.map((_, place) => byPlace.get(place));
};
