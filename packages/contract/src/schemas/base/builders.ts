import { z } from 'zod';

/** A list of at most `max` items without duplicates; `key` says when two items are the same. */
export const distinctList = <T extends z.ZodType>(
  item: T,
  max: number,
  key: (value: z.output<T>) => string | number = String,
) =>
  z
    .array(item)
    .max(max)
    .superRefine((items, context) => {
      const seen = new Set<string | number>();
      for (const [index, value] of items.entries()) {
        const name = key(value);
        if (seen.has(name))
          context.addIssue({ code: 'custom', path: [index], params: { rule: 'distinct' } });
        seen.add(name);
      }
    });

/** Checks only the format; the server refuses items that the instrument does not have. */
const itemId = z.string().regex(/^[a-z0-9_]{1,60}$/);

/** Answers by item; null removes an answer. */
export const perItem = <T extends z.ZodType>(answer: T) => z.record(itemId, answer.nullable());

/** A step of a scale of consecutive whole numbers. */
export const stepOf = (steps: readonly number[]) =>
  z
    .int()
    .min(Math.min(...steps))
    .max(Math.max(...steps));

/** A text in both languages that may be left empty. */
export const optionalBilingual = (max: number) => {
  const wording = z.string().trim().max(max);
  return z.strictObject({ fr: wording, en: wording });
};

/** A text empty in one language is shown in the other. */
export const bilingual = (max: number) =>
  optionalBilingual(max).refine(({ fr, en }) => fr !== '' || en !== '', {
    path: ['fr'],
    params: { rule: 'required' },
  });

/** For records with known keys: the same record, its keys in the order of the list. */
export const inOrder =
  <K extends string, V>(keys: readonly K[]) =>
  (record: Partial<Record<K, V>>): Partial<Record<K, V>> =>
    Object.fromEntries(
      keys.flatMap((key) => (key in record ? [[key, record[key]]] : [])),
    ) as Partial<Record<K, V>>;

/** A list whose type is read-only, without freezing its value. */
export const readonlyList = <T>(item: z.ZodType<T>): z.ZodType<readonly T[], readonly unknown[]> =>
  z.array(item);
