import type { AnswerItems, StampedAnswers } from '@cadran/contract/answers';
import type { Language } from '@cadran/contract/codes';
import { type AnswerBatch, type AnswerEntry, parseEntry, serializeEntry } from './answer-entry.ts';
import type { KeyValueStorage } from '../session/key-value-storage.ts';
import type { StampClock } from './stamp-clock.ts';

type Stamps = StampedAnswers['stamps'];

export interface AnswerStore {
  /** The answers of all parts; the same object until one of them changes. */
  readonly items: () => AnswerItems;
  /** `language`: in which the question was read. */
  set(part: string, item: string, value: unknown, language?: Language): void;
  /** Like `set`, with a stamp of its own: of two, the larger stays. */
  put(part: string, item: string, value: unknown, stamp: number, language?: Language): void;
  /** What the server knows; newer answers of this browser stay and are still to be sent. */
  receive(answers: StampedAnswers): void;
  pending(): AnswerBatch;
  hasPending(): boolean;
  /** Whether the server has everything; it may have refused an answer. */
  hasUnsaved(): boolean;
  /** Whether this browser holds everything that the server does not have. */
  readonly isKept: () => boolean;
  /** The server has these, unless they changed since. */
  acknowledge(stamps: Stamps): void;
  /** The server will not take these; what was answered since is still to be sent. */
  refuse(stamps: Stamps): void;
  /** Another tab wrote under this name of the storage. */
  changedElsewhere(name: string): void;
  readonly subscribe: (listener: () => void) => () => void;
  wipe(): void;
}

/**
 * Answers by part and item, each with its stamp. Every answer is an entry of the storage of its own, so that two tabs
 * never write over each other's; of two answers to the same question the one with the larger stamp stays.
 */
export const createAnswerStore = (
  storage: KeyValueStorage,
  prefix: string,
  clock: StampClock,
): AnswerStore => {
  let entries: Record<string, Record<string, AnswerEntry>> = {};
  /** Entries that the storage would not take. */
  const unkept = new Set<AnswerEntry>();
  const listeners = new Set<() => void>();
  let snapshot: AnswerItems | null = null;

  const changed = (): void => {
    snapshot = null;
    for (const listener of listeners) listener();
  };
  const remember = (part: string, item: string, entry: AnswerEntry): void => {
    clock.observe(entry.stamp);
    const before = entries[part]?.[item];
    if (before) unkept.delete(before);
    (entries[part] ??= {})[item] = entry;
  };
  const keep = (part: string, item: string, entry: AnswerEntry): void => {
    remember(part, item, entry);
    const isKept = storage.set(`${prefix}${part}.${item}`, serializeEntry(entry));
    if (!isKept && entry.state !== 'saved') unkept.add(entry);
  };
  const isNewer = (part: string, item: string, stamp: number): boolean =>
    stamp > (entries[part]?.[item]?.stamp ?? -1);
  /** Entries are named `part.item`; items may hold dots, parts do not. */
  const load = (name: string): boolean => {
    const [part = '', ...rest] = name.slice(prefix.length).split('.');
    const item = rest.join('.');
    const entry = parseEntry(storage.get(name));
    if (!entry) return false;
    const known = entries[part]?.[item];
    // Sent by the other tab.
    if (known?.stamp === entry.stamp && entry.state === 'saved') {
      remember(part, item, { ...known, state: 'saved' });
      return true;
    }
    if (!isNewer(part, item, entry.stamp)) return false;
    remember(part, item, entry);
    return true;
  };
  for (const name of storage.keys(prefix)) load(name);

  const collect = (isIncluded: (entry: AnswerEntry) => boolean): AnswerBatch => {
    const items: Record<string, Record<string, unknown>> = {};
    const stamps: Record<string, Record<string, number>> = {};
    const languages: Record<string, Record<string, Language>> = {};
    for (const [part, answers] of Object.entries(entries))
      for (const [item, entry] of Object.entries(answers))
        if (isIncluded(entry)) {
          (items[part] ??= {})[item] = entry.value;
          (stamps[part] ??= {})[item] = entry.stamp;
          if (entry.language) (languages[part] ??= {})[item] = entry.language;
        }
    return { items, stamps, languages };
  };
  const pending = () => collect(({ state }) => state === 'pending');
  const put: AnswerStore['put'] = (part, item, value, stamp, language) => {
    if (!isNewer(part, item, stamp)) return;
    keep(part, item, { value, stamp, state: 'pending', language });
    changed();
  };
  const settle = (stamps: Stamps, state: AnswerEntry['state']): void => {
    for (const [part, ofPart] of Object.entries(stamps))
      for (const [item, stamp] of Object.entries(ofPart)) {
        const entry = entries[part]?.[item];
        if (entry?.stamp === stamp) keep(part, item, { ...entry, state });
      }
  };

  return {
    items: () => (snapshot ??= collect(() => true).items),
    set: (part, item, value, language) => put(part, item, value, clock.next(), language),
    put,
    receive: ({ items, stamps }) => {
      for (const [part, ofPart] of Object.entries(stamps))
        for (const [item, stamp] of Object.entries(ofPart))
          if (isNewer(part, item, stamp))
            keep(part, item, { value: items[part]?.[item] ?? null, stamp, state: 'saved' });
      changed();
    },
    pending,
    hasPending: () => Object.keys(pending().stamps).length > 0,
    hasUnsaved: () => Object.keys(collect(({ state }) => state !== 'saved').stamps).length > 0,
    isKept: () => unkept.size === 0,
    acknowledge: (stamps) => settle(stamps, 'saved'),
    refuse: (stamps) => settle(stamps, 'refused'),
    changedElsewhere: (name) => {
      if (name.startsWith(prefix) && load(name)) changed();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    wipe: () => {
      entries = {};
      unkept.clear();
      for (const name of storage.keys(prefix)) storage.remove(name);
      changed();
    },
  };
};
