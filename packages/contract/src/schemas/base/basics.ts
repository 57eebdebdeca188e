import { z } from 'zod';
import { ERRORS, type ErrorCode } from '../../errors.ts';
import { LANGUAGES, LIMITS } from '../../codes/index.ts';

/** Lower case, as PostgreSQL prints it, so that ids can be compared as text. */
export const id = z.uuid().toLowerCase();
export const idParams = z.strictObject({ id });
export const date = z.iso.datetime();
/** Trimmed user input, so that spaces alone count as empty. */
export const text = (max: number, min = 1) => z.string().trim().min(min).max(max);
export const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'color');

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};
/** A name of the IANA database. An offset such as +02:00 is not enough: it does not know of daylight saving. */
export const timeZone = z
  .string()
  .max(64)
  .refine((name) => /^[A-Z]/iu.test(name) && isTimeZone(name), { params: { rule: 'one_of' } });

/** A number in a query string; nothing else is coerced. */
export const numberInQuery = (number: z.ZodInt) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(number);
const upTo = (max: number) => numberInQuery(z.int().min(1).max(max));

/** `name` sorts upwards, `-name` downwards. */
type Sort<F extends string> = F | `-${F}`;

/** The search text of a list. */
export const typedSearch = z.string().trim().max(200).optional();

/** The query of a list that has one order. */
export const pageQuery = z.strictObject({
  page: upTo(1_000_000).default(1),
  pageSize: upTo(LIMITS.pageSizeMax).default(LIMITS.pageSizeDefault),
});

/** The query of a list; `fields` can be sorted by. */
export const listQuery = <const F extends string>(fields: readonly F[]) =>
  z.strictObject({
    q: typedSearch,
    ...pageQuery.shape,
    sort: z.enum(fields.flatMap((field): Sort<F>[] => [field, `-${field}`])).optional(),
  });

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int() });

/** Each route has its own default language. */
export const languageQuery = z.strictObject({ language: z.enum(LANGUAGES).optional() });

/** Of days and dates in what is answered; left out: that of the organisation. */
export const timeZoneQuery = z.strictObject({ timeZone: timeZone.optional() });

export const errorResponse = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  }),
});
export type ErrorResponse = z.infer<typeof errorResponse>;

/**
 * Anything that a JSON body can hold. `z.json()` would be checked level by level and described by a type that refers
 * to itself, which generators of clients do not compile.
 */
export const json = z.custom<z.core.util.JSONType>((value) => value !== undefined);
