import { z } from 'zod';
import { LANGUAGES, LIMITS } from '../codes/index.ts';

/** As the database writes it: what is compared, counted or hashed has one spelling. */
export const id = z.uuid().toLowerCase();
export const idParams = z.strictObject({ id });
export const date = z.iso.datetime();
/** Text people type: trimmed, so that a blank is an absent one. */
export const text = (max: number, min = 1) => z.string().trim().min(min).max(max);
export const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'color');

/** A query string holds text only: nothing is coerced silently, so numbers are spelled out. */
export const numberInQuery = (number: z.ZodInt) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(number);
const upTo = (max: number) => numberInQuery(z.int().min(1).max(max));

/** `name` sorts upwards, `-name` downwards. */
type Sort<F extends string> = F | `-${F}`;

/** What is typed into a list's search. */
export const typedSearch = z.string().trim().max(200).optional();

/** What every list takes (api.md, Conventions). `fields` are those it can be sorted by. */
export const listQuery = <const F extends string>(fields: readonly F[]) =>
  z.strictObject({
    q: typedSearch,
    page: upTo(1_000_000).default(1),
    pageSize: upTo(LIMITS.pageSizeMax).default(LIMITS.pageSizeDefault),
    sort: z.enum(fields.flatMap((field): Sort<F>[] => [field, `-${field}`])).optional(),
  });

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int() });

/** For words and files; left out, each call has its own language to fall back on. */
export const languageQuery = z.strictObject({ language: z.enum(LANGUAGES).optional() });
