import type { AnswerStamps } from '@cadran/contract';
import { answerKey, type AnswerItems, splitKey } from '@cadran/contract/answers';
import type { Batch } from './answer-entry.ts';

type ByPart = Record<string, Record<string, unknown>>;

/** `job.startDelay` -> `{ job: { startDelay: … } }`, with what is taken of each entry. */
export const byPart = (batch: Batch, of: (entry: Batch[string]) => unknown): ByPart => {
  const parts: ByPart = {};
  for (const [key, entry] of Object.entries(batch)) {
    const [part, item] = splitKey(key);
    (parts[part] ??= {})[item] = of(entry);
  }
  return parts;
};

/** The way back, answer by answer. One that has a stamp and no value was taken back. */
export const batchOf = (items: AnswerItems, stamps: AnswerStamps): Batch =>
  Object.fromEntries(
    Object.entries(stamps).flatMap(([part, itemStamps]) =>
      Object.entries(itemStamps).map(([item, stamp]) => [
        answerKey(part, item),
        { value: items[part]?.[item] ?? null, stamp },
      ]),
    ),
  );
