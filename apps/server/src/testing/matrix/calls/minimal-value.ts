import fc from 'fast-check';
import { z } from 'zod';

/** The part of a JSON Schema that our contract uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

export const inputSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;

const FORMATS: Readonly<Record<string, string>> = {
  email: 'somebody@example.org',
  uuid: '0b0e7a0c-5f53-4f0e-9d55-7a5a4c0f6f11',
  'date-time': '2026-01-01T00:00:00.000Z',
  date: '2026-01-01',
};

const text = ({ format, pattern, minLength = 0 }: JsonSchema): string => {
  if (format !== undefined && FORMATS[format] !== undefined) return FORMATS[format];
  if (pattern === undefined) return 'x'.repeat(minLength);
  const long = (value: string) => value.length >= minLength;
  const [found] = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')).filter(long), {
    numRuns: 1,
    seed: 1,
  });
  return found ?? '';
};

/** The smallest valid value: required fields only, the first of every choice. */
export const minimalValue = (schema: JsonSchema): unknown => {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (choice) return minimalValue(choice);
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 0);
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => minimalValue(schema.items ?? {}));
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, minimalValue(schema.properties?.[key] ?? {})]),
      );
    default:
      return null;
  }
};
