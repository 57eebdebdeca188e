import { type AnswerItems, splitKey } from '@cadran/contract/answers';
import { type AnswerEntry, type Batch, readEntry, writeEntry } from './answer-entry.ts';
import type { KeptStorage } from './kept-storage.ts';
import type { StampClock } from './stamp-clock.ts';

export interface AnswerStore {
  /** The answers of all parts; the same object until one of them changes. */
  readonly items: () => AnswerItems;
  set(key: string, value: unknown): void;
  /** Like `set`, with a stamp of its own: of two, the larger stays. */
  put(key: string, value: unknown, stamp: number): void;
  /** What the server knows; newer answers of this browser stay and are still to be sent. */
  receive(batch: Batch): void;
  pending(): Batch;
  /** The server has these, unless they changed since. */
  acknowledge(batch: Batch): void;
  /** The server will not take these; what was answered since is still to be sent. */
  refuse(batch: Batch): void;
  /** Another tab wrote under this name of the storage. */
  changedElsewhere(name: string): void;
  readonly subscribe: (listener: () => void) => () => void;
  wipe(): void;
}

/**
 * Answers by key, each with its stamp. Every answer is an item of the storage of its own, so that two tabs never
 * write over each other's; of two answers to the same question the one with the larger stamp stays.
 */
export const createAnswerStore = (
  storage: KeptStorage,
  prefix: string,
  clock: StampClock,
): AnswerStore => {
  const entries = new Map<string, AnswerEntry>();
  const listeners = new Set<() => void>();
  let snapshot: AnswerItems | null = null;

  const changed = (): void => {
    snapshot = null;
    for (const listener of listeners) listener();
  };
  const keep = (key: string, entry: AnswerEntry): void => {
    clock.saw(entry.stamp);
    entries.set(key, entry);
    storage.set(prefix + key, writeEntry(entry));
  };
  const isNewer = (key: string, stamp: number): boolean => stamp > (entries.get(key)?.stamp ?? -1);
  const load = (key: string): boolean => {
    const entry = readEntry(storage.get(prefix + key));
    if (!entry || !isNewer(key, entry.stamp)) return false;
    clock.saw(entry.stamp);
    entries.set(key, entry);
    return true;
  };
  for (const name of storage.keys(prefix)) load(name.slice(prefix.length));

  const put = (key: string, value: unknown, stamp: number): void => {
    if (!isNewer(key, stamp)) return;
    keep(key, { value, stamp, state: 'pending' });
    changed();
  };
  const settle = (batch: Batch, state: AnswerEntry['state']): void => {
    for (const [key, { stamp }] of Object.entries(batch)) {
      const entry = entries.get(key);
      if (entry?.stamp === stamp) keep(key, { ...entry, state });
    }
  };

  return {
    items: () => {
      if (snapshot) return snapshot;
      const items: Record<string, Record<string, unknown>> = {};
      for (const [key, { value }] of entries) {
        const [part, item] = splitKey(key);
        (items[part] ??= {})[item] = value;
      }
      snapshot = items;
      return snapshot;
    },
    set: (key, value) => put(key, value, clock.next()),
    put,
    receive: (batch) => {
      for (const [key, { value, stamp }] of Object.entries(batch))
        if (isNewer(key, stamp)) keep(key, { value, stamp, state: 'saved' });
      changed();
    },
    pending: () => Object.fromEntries([...entries].filter(([, { state }]) => state === 'pending')),
    acknowledge: (batch) => settle(batch, 'saved'),
    refuse: (batch) => settle(batch, 'refused'),
    changedElsewhere: (name) => {
      if (name.startsWith(prefix) && load(name.slice(prefix.length))) changed();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    wipe: () => {
      entries.clear();
      for (const name of storage.keys(prefix)) storage.remove(name);
      changed();
    },
  };
};
