import type { JsonSchema } from '../json-schema.ts';

/** The type that stands for a referenced schema. */
export type ResolveReference = (id: string) => string;

const PRIMITIVES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

const literal = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value.replaceAll(/[\\']/g, String.raw`\$&`)}'`
    : JSON.stringify(value);

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

const propertyKey = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);

/** Drops string literals beside `string`. */
const union = (types: readonly string[]): string =>
  [...new Set(types)]
    .filter((type) => !(types.includes('string') && /^'[^']*'$/.test(type)))
    .join(' | ');

const recordType = (
  { propertyNames, required = [] }: JsonSchema,
  value: string,
  resolve: ResolveReference,
) => {
  const keys = propertyNames ? toTypeSource(propertyNames, resolve) : 'string';
  const record = `Record<${keys}, ${value}>`;
  // Keys from a list may be missing unless they are all required.
  return keys === 'string' || required.length > 0 ? record : `Partial<${record}>`;
};

const objectType = (schema: JsonSchema, resolve: ResolveReference): string => {
  const { properties = {}, required = [], additionalProperties: other } = schema;
  const lines = Object.entries(properties).map(([name, property]) => {
    const type = toTypeSource(property, resolve);
    return required.includes(name)
      ? `${propertyKey(name)}: ${type};`
      : `${propertyKey(name)}?: ${union([type, 'undefined'])};`;
  });
  const rest =
    typeof other === 'object'
      ? recordType(schema, toTypeSource(other, resolve) || 'unknown', resolve)
      : null;
  if (lines.length === 0) return rest ?? 'Record<string, never>';
  const own = `{\n  ${indented(lines.join('\n'))}\n}`;
  return rest === null ? own : `${own} & ${rest}`;
};

const parenthesized = (type: string): string => (/ [|&] /.test(type) ? `(${type})` : type);

/** A JSON Schema as TypeScript source. */
export const toTypeSource = (schema: JsonSchema, resolve: ResolveReference): string => {
  const each = (schemas: readonly JsonSchema[]) => schemas.map((one) => toTypeSource(one, resolve));
  if (schema.$ref !== undefined) return resolve(schema.$ref);
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(each(choices));
  if (schema.allOf) return each(schema.allOf).map(parenthesized).join(' & ');
  if (schema.type === 'object') return objectType(schema, resolve);
  if (schema.type === 'array') {
    if (schema.prefixItems) return `[${each(schema.prefixItems).join(', ')}]`;
    return `${parenthesized(toTypeSource(schema.items ?? {}, resolve))}[]`;
  }
  return (
    union([schema.type ?? []].flat().map((type) => PRIMITIVES[type] ?? 'unknown')) || 'unknown'
  );
};
