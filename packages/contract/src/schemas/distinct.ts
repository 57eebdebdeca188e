import { z } from 'zod';

/** A list of at most `max` in which nothing is named twice; `key` says what makes two of them the same. */
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
