import type { FieldErrors } from '@cadran/contract';

/**
 * What is told of a page that Next was refused on: the items it was refused for, as long as they are wrong. A field that
 * an answer brings afterwards is not red before anybody could fill it in. What is typed and is no answer says so, rather
 * than that it is missing.
 */
export const shownErrors = (
  refused: ReadonlySet<string>,
  missing: FieldErrors,
  typed: FieldErrors,
): FieldErrors =>
  Object.fromEntries(
    Object.entries({ ...missing, ...typed }).filter(([item]) => refused.has(item)),
  );

/** The rule of one item set, or taken away. */
export const withRule = (rules: FieldErrors, item: string, rule: string | null): FieldErrors =>
  Object.fromEntries([
    ...Object.entries(rules).filter(([other]) => other !== item),
    ...(rule === null ? [] : [[item, rule]]),
  ]);
