import type { Database, Tx } from '@cadran/db';

export interface Processed<Outcome> {
  readonly outcome: Outcome;
  /** A dependency of all items is unavailable: the lane pauses instead of taking the next item. */
  readonly unavailable?: boolean;
}

/** One worker of a queue; it may hold a connection from item to item. */
export interface Lane<Item, Outcome> {
  /** `stopping` fires when the process is about to end. */
  process(item: Item, stopping: AbortSignal): Promise<Processed<Outcome>>;
  close?(): void;
}

/** Rows of a table that any number of processes work on one by one. */
export interface Queue<Item, Outcome> {
  readonly name: string;
  /** Number of items that one process handles concurrently. */
  readonly lanes: number;
  readonly pollMs: number;
  /** Takes the next due item under a lease (next-due.ts). */
  readonly claim: (tx: Tx, now: Date) => Promise<Item | undefined>;
  /** Records the outcome; must be repeatable. */
  readonly record: (tx: Tx, item: Item, outcome: Outcome) => Promise<unknown>;
  /** The outcome when processing throws; without it the item waits until its lease expires. */
  readonly failure?: Outcome;
  readonly openLane: () => Lane<Item, Outcome>;
}

export interface ProcessingContext {
  readonly database: Database;
  readonly clock: () => Date;
  readonly stopping: AbortSignal;
  readonly onError: (error: unknown) => void;
  /** Waits before the database is tried again; false to give up. */
  readonly waitForDatabase: () => Promise<boolean>;
  /** Called around the processing of an item. */
  readonly traced?: <T>(work: () => Promise<T>) => Promise<T>;
  readonly onProcessed?: (result: 'done' | 'error' | 'unavailable', startedAt: number) => void;
}

/** An outcome must not be lost because the database is briefly unavailable. */
const persistently = async <T>(
  { onError, waitForDatabase }: ProcessingContext,
  work: () => Promise<T>,
): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      onError(error);
      if (!(await waitForDatabase())) throw error;
    }
  }
};

/**
 * Processes item after item until none is due. Recording an outcome and claiming the next item are one transaction.
 * Returns false when the lane should back off.
 */
export const processDue = async <Item, Outcome>(
  queue: Queue<Item, Outcome>,
  lane: Lane<Item, Outcome>,
  context: ProcessingContext,
): Promise<boolean> => {
  const { database, clock, stopping, onError, onProcessed, traced = (work) => work() } = context;
  let finished: { readonly item: Item; readonly outcome: Outcome } | undefined;
  let available = true;
  for (;;) {
    const item = await persistently(context, () =>
      database.withPlatform(async (tx) => {
        if (finished) await queue.record(tx, finished.item, finished.outcome);
        return available && !stopping.aborted ? queue.claim(tx, clock()) : undefined;
      }),
    );
    if (item === undefined) return available;
    finished = undefined;
    const startedAt = performance.now();
    try {
      const { outcome, unavailable = false } = await traced(() => lane.process(item, stopping));
      finished = { item, outcome };
      available = !unavailable;
      onProcessed?.(unavailable ? 'unavailable' : 'done', startedAt);
    } catch (error) {
      if (queue.failure !== undefined) finished = { item, outcome: queue.failure };
      onError(error);
      onProcessed?.('error', startedAt);
    }
  }
};

/** Processes what is due now, without the job runner; the first error is thrown at the end. */
export const processDueOnce = async <Item, Outcome>(
  queue: Queue<Item, Outcome>,
  services: Pick<ProcessingContext, 'database' | 'clock'>,
  stopping: AbortSignal = new AbortController().signal,
): Promise<boolean> => {
  const errors: unknown[] = [];
  const lane = queue.openLane();
  const available = await processDue(queue, lane, {
    ...services,
    stopping,
    onError: (error) => errors.push(error),
    waitForDatabase: async () => false,
  }).finally(() => lane.close?.());
  if (errors.length > 0) throw errors[0];
  return available;
};
