import fc from 'fast-check';
import type { JsonSchema } from '../matrix/calls/minimal-value.ts';

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid({ version: 4 }),
  email: fc.emailAddress(),
  'date-time': fc
    .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  date: fc
    .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
};

const text = ({ format, pattern, minLength = 0, maxLength }: JsonSchema): fc.Arbitrary<string> => {
  const known = format === undefined ? undefined : FORMATS[format];
  if (known) return known;
  const fits = (value: string) => value.length >= minLength;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
  const max = Math.min(maxLength ?? 40, minLength + 40);
  return fc.string({ minLength, maxLength: max, unit: 'grapheme' });
};

const record = (schema: JsonSchema, depth: number): fc.Arbitrary<unknown> => {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([key, inner]) => [key, fromSchema(inner, depth + 1)]),
  );
  if (Object.keys(fields).length > 0)
    return fc.record(fields, { requiredKeys: required.filter((key) => key in fields) });
  if (typeof additionalProperties !== 'object') return fc.constant({});
  return fc.dictionary(
    propertyNames ? (fromSchema(propertyNames, depth) as fc.Arbitrary<string>) : fc.string(),
    fromSchema(additionalProperties, depth + 1),
    { maxKeys: 3 },
  );
};

/** Values that match the JSON schema; zod refinements may still refuse them. */
export const fromSchema = (schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((inner) => fromSchema(inner, depth + 1)));
  if (depth > 12) return fc.constant(null);
  const { minimum = -1_000_000, maximum = 1_000_000 } = schema;
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, depth + 1), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, (schema.minItems ?? 0) + 5),
      });
    case 'object':
      return record(schema, depth);
    default:
      return fc.jsonValue();
  }
};
