import { z } from 'zod';
import type { Route } from '@cadran/contract';

type Schema = z.core.$ZodType;
type Definition = Schema['_zod']['def'];

/** Upper bounds of a text, of a list and of a number. */
const MAXIMA: ReadonlySet<string> = new Set(['max_length', 'max_size', 'less_than']);

const known = new WeakMap<Schema, Schema>();

const isSchema = (value: unknown): value is Schema => value instanceof z.core.$ZodType;

const withoutMaximaIn = (value: unknown): unknown => {
  if (isSchema(value)) return withoutMaxima(value);
  if (Array.isArray(value)) {
    const inner = value.map(withoutMaximaIn);
    return inner.some((one, at) => one !== value[at]) ? inner : value;
  }
  return value;
};

const checksOf = ({ checks = [] }: Definition) =>
  checks.filter((check) => !MAXIMA.has(check._zod.def.check));

/**
 * The same schema without maxima. A bound is checked when something is sent; what is stored can always be told, even
 * if it was stored under another bound.
 */
const withoutMaxima = (schema: Schema): Schema => {
  const before = known.get(schema);
  if (before) return before;
  const { def } = schema._zod;
  const changed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(def)) {
    if (key === 'checks' || key === 'shape') continue;
    const inner = withoutMaximaIn(value);
    if (inner !== value) changed[key] = inner;
  }
  if ('shape' in def) {
    const shape = Object.entries(def.shape as Record<string, Schema>);
    const inner = shape.map(([name, field]) => [name, withoutMaxima(field)] as const);
    if (inner.some(([, field], at) => field !== shape[at]?.[1]))
      changed['shape'] = Object.fromEntries(inner);
  }
  const checks = checksOf(def);
  if (checks.length < (def.checks?.length ?? 0)) changed['checks'] = checks;
  const free =
    Object.keys(changed).length === 0 ? schema : z.core.clone(schema, { ...def, ...changed });
  known.set(schema, free);
  return free;
};

/** What a route answers, as it is checked and documented. */
export const answerSchema = ({ answer }: Route): z.ZodType | undefined =>
  answer && (withoutMaxima(answer) as z.ZodType);

/**
 * The answer with the fields of its schema only. Called before the commit: what was answered with an error has changed
 * nothing.
 */
export const encodeAnswer = (route: Route, answer: unknown): unknown => {
  const schema = answerSchema(route);
  if (!schema) return answer;
  const encoded = z.safeEncode(schema, answer);
  if (encoded.success) return encoded.data;
  throw new Error(`The answer of ${route.method} ${route.path} does not fit its schema.`, {
    cause: encoded.error,
  });
};
