import { isDeepStrictEqual } from 'node:util';

type Items = Readonly<Record<string, unknown>>;

/** A stored questionnaire. */
export interface Stored {
  readonly id: string;
  readonly status: string;
  readonly email: string | null;
  /** Answers by part and item. */
  readonly answers: Readonly<Record<string, Items>>;
}

interface Acknowledged {
  completed: boolean;
  readonly parts: Record<string, Items>;
}

type Ledgered = ReadonlyMap<string, Acknowledged>;

/**
 * Records what was acknowledged, and when: it must be stored exactly once. What was not acknowledged may or may not be
 * stored. Candidates are identified by email.
 */
export const createLedger = () => {
  const questionnaires = new Map<string, Acknowledged>();
  const moments: number[] = [];
  const waits: number[] = [];
  const unexpected: string[] = [];
  let retries = 0;
  let tried = 0;

  const acknowledge = (since: number): void => {
    const now = performance.now();
    moments.push(now);
    waits.push(now - since);
  };
  const of = (id: string): Acknowledged => {
    const found = questionnaires.get(id) ?? { completed: false, parts: {} };
    questionnaires.set(id, found);
    return found;
  };
  return {
    /** Records that a candidate is about to start. */
    begins: (): void => void (tried += 1),
    retried: (): void => void (retries += 1),
    failed: (what: string): void => void unexpected.push(what),
    started: (id: string, since: number): void => {
      of(id);
      acknowledge(since);
    },
    saved: (id: string, part: string, items: Items, since: number): void => {
      const { parts } = of(id);
      parts[part] = { ...parts[part], ...items };
      acknowledge(since);
    },
    completed: (id: string, since: number): void => {
      of(id).completed = true;
      acknowledge(since);
    },
    counts: () => ({ acknowledged: moments.length, retries, tried }),
    unexpected: (): readonly string[] => unexpected,
    /** Milliseconds from the first attempt to the acknowledgement. */
    waits: (): readonly number[] => waits,
    /** Milliseconds until the first acknowledgement after a moment. */
    firstAfter: (moment: number): number =>
      (moments.find((one) => one > moment) ?? Infinity) - moment,
    /** The longest time without any acknowledgement after a moment, in milliseconds. */
    longestGap: (since = -Infinity): number => {
      const later = moments.filter((at) => at >= since);
      return later.slice(1).reduce((gap, at, index) => Math.max(gap, at - (later[index] ?? at)), 0);
    },
    /** Acknowledgements a second between two moments. */
    rate: (from: number, to: number): number =>
      (1000 * moments.filter((at) => at >= from && at < to).length) / (to - from),
    /** What was acknowledged by now, to compare with later. */
    copy: (): Ledgered => structuredClone(questionnaires),
    compare: (
      stored: readonly Stored[],
      acknowledged: Ledgered = questionnaires,
    ): { lost: number; duplicates: number } => {
      const byId = new Map(stored.map((row) => [row.id, row]));
      let lost = 0;
      for (const [id, { completed, parts }] of acknowledged) {
        const row = byId.get(id);
        const gone = Object.entries(parts).flatMap(([part, items]) =>
          Object.entries(items).filter(
            ([item, value]) => !isDeepStrictEqual(row?.answers[part]?.[item] ?? null, value),
          ),
        );
        lost += gone.length + (completed && row?.status !== 'completed' ? 1 : 0) + (row ? 0 : 1);
      }
      const emails = stored.flatMap(({ email }) => email ?? []);
      const twice = emails.length - new Set(emails).size;
      return { lost, duplicates: twice + Math.max(0, stored.length - tried) };
    },
  };
};
export type Ledger = ReturnType<typeof createLedger>;
