import type { FieldErrors } from '@cadran/contract';

/** The unanswered ones of these items. */
export const missingItems = (
  answers: Readonly<Record<string, unknown>>,
  items: readonly string[],
): FieldErrors =>
  Object.fromEntries(
    items
      .filter((item) => answers[item] === null || answers[item] === undefined)
      .map((item) => [item, 'required']),
  );

export const recordOf = <T>(items: readonly string[], of: (item: string) => T): Record<string, T> =>
  Object.fromEntries(items.map((item) => [item, of(item)]));
