import { isDeepStrictEqual } from 'node:util';

/** Names of the fields that a change would really change: what was sent as it already is, is no change. */
export const changedFields = <T extends object>(
  before: T,
  change: Partial<T>,
): (keyof T & string)[] =>
  (Object.keys(change) as (keyof T & string)[]).filter(
    (field) => change[field] !== undefined && !isDeepStrictEqual(change[field], before[field]),
  );
