import { isDeepStrictEqual } from 'node:util';

type Items = Readonly<Record<string, unknown>>;

/** What the database holds of a questionnaire. */
export interface Stored {
  readonly id: string;
  readonly status: string;
  readonly email: string | null;
  /** Part -> item -> answer. */
  readonly answers: Readonly<Record<string, Items>>;
}

interface Acknowledged {
  completed: boolean;
  readonly parts: Record<string, Items>;
}

/**
 * Everything that was acknowledged, and when. Whatever was not may be there or not; what was must be there, once.
 * Whoever answers is known by an email of their own.
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
    /** Somebody is about to begin. */
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
    /** From the first try to the acknowledgement, in milliseconds. */
    waits: (): readonly number[] => waits,
    /** The first acknowledgement after a moment, in milliseconds after it. */
    firstAfter: (moment: number): number =>
      (moments.find((one) => one > moment) ?? Infinity) - moment,
    /** The longest time in which nobody got an acknowledgement, in milliseconds. */
    longestGap: (): number =>
      moments.slice(1).reduce((gap, at, index) => Math.max(gap, at - (moments[index] ?? at)), 0),
    compare: (stored: readonly Stored[]): { lost: number; duplicates: number } => {
      const byId = new Map(stored.map((row) => [row.id, row]));
      let lost = 0;
      for (const [id, { completed, parts }] of questionnaires) {
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
