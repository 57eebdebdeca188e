import { isDeepStrictEqual } from 'node:util';
import {
  type ActivityDetail,
  loggedFieldNames,
  profilingFields,
  screeningFields,
} from '@cadran/contract';

/** Ignores fields that are sent with their current value. */
export const changedFields = <T extends object>(
  before: T,
  change: Partial<T>,
): (keyof T & string)[] =>
  (Object.keys(change) as (keyof T & string)[]).filter(
    (field) => change[field] !== undefined && !isDeepStrictEqual(change[field], before[field]),
  );

/** Fields whose values are logged; of the others, which may be personal data, only the name is. */
const LOGGED_VALUES: ReadonlySet<string> = new Set([
  ...loggedFieldNames(screeningFields),
  ...loggedFieldNames(profilingFields),
  'role',
  'screeningEnabled',
  'profilingEnabled',
  'screeningRetentionDays',
  'secondFactorForAdmins',
  'timeZone',
]);

type LoggedValue = Exclude<ActivityDetail[string], string[]>;
const isLoggedValue = (value: unknown): value is LoggedValue =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The field names, with `role.from` and `role.to` for each logged value. */
export const describeChange = (
  before: object,
  after: object,
  fields: readonly string[],
): ActivityDetail => {
  const isLogged = (entry: [string, unknown]): entry is [string, LoggedValue] =>
    LOGGED_VALUES.has(entry[0]) && fields.includes(entry[0]) && isLoggedValue(entry[1]);
  const values = (of: object, end: 'from' | 'to') =>
    Object.fromEntries(
      Object.entries<unknown>({ ...of })
        .filter(isLogged)
        .map(([field, value]) => [`${field}.${end}`, value]),
    );
  return { fields: [...fields], ...values(before, 'from'), ...values(after, 'to') };
};
