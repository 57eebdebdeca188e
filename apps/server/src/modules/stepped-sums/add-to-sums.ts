import type { Tx } from '@cadran/db';
import { readingSize } from '@cadran/evidence';
import { packNumbers, unpackNumbers } from './pack-numbers.ts';
import { lockSums, type SumsKey, updateSums } from './queries.ts';

/** One person more. */
export interface SumsChange extends SumsKey {
  /** How many numbers there are of this kind. */
  readonly length: number;
  readonly add: (numbers: Float64Array) => void;
  /** Left to `publishTogether`: a group that appears as somebody comes would say of whom it is. */
  readonly together?: true;
}

/** Whether a step was full, and the sums were published. */
const applyChange = async (tx: Tx, change: SumsChange, now: Date): Promise<boolean> => {
  const row = await lockSums(tx, change);
  const numbers = unpackNumbers(row.running, change.length);
  change.add(numbers);
  const running = packNumbers(numbers);
  const people = row.runningPeople + 1;
  // People come one by one, so that every step is met exactly.
  const isStep = !change.together && readingSize(people) === people;
  await updateSums(tx, change, {
    runningPeople: people,
    running,
    ...(isStep && { people, published: running, readAt: now }),
  });
  return isStep;
};

/**
 * Adds to the running sums, and publishes them when a step of people is full: whoever reads twice sees the difference
 * of many. In one order of kinds, so that two who add at once do not block each other. Returns what was published.
 */
export const addToSums = async (
  tx: Tx,
  changes: readonly SumsChange[],
  now: Date,
): Promise<string[]> => {
  const published: string[] = [];
  for (const change of changes.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)))
    if (await applyChange(tx, change, now)) published.push(change.kind);
  return published;
};
