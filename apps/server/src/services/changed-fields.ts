import { isDeepStrictEqual } from 'node:util';
import type { AuditDetail } from '@cadran/contract';

/** Names of the fields that a change would really change: what was sent as it already is, is no change. */
export const changedFields = <T extends object>(
  before: T,
  change: Partial<T>,
): (keyof T & string)[] =>
  (Object.keys(change) as (keyof T & string)[]).filter(
    (field) => change[field] !== undefined && !isDeepStrictEqual(change[field], before[field]),
  );

/** Codes, numbers, switches and names of things. Of all else, which may be somebody's, the log tells that it changed. */
const TOLD: ReadonlySet<string> = new Set([
  'name',
  'status',
  'role',
  'screeningEnabled',
  'profilingEnabled',
  'screeningRetentionDays',
  'minimumGroup',
  'secondFactorForAdmins',
  'allowPersonalReport',
]);

type Telling = Exclude<AuditDetail[string], string[]>;
const isTelling = (value: unknown): value is Telling =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** What changed, in the log's words: `role.from` and `role.to` beside the names of the fields. */
export const changeDetail = (
  before: object,
  after: object,
  fields: readonly string[],
): AuditDetail => {
  const told = (entry: [string, unknown]): entry is [string, Telling] =>
    TOLD.has(entry[0]) && fields.includes(entry[0]) && isTelling(entry[1]);
  const values = (of: object, end: 'from' | 'to') =>
    Object.fromEntries(
      Object.entries<unknown>({ ...of })
        .filter(told)
        .map(([field, value]) => [`${field}.${end}`, value]),
    );
  return { fields: [...fields], ...values(before, 'from'), ...values(after, 'to') };
};
