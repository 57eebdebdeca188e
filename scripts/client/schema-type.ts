/** The part of JSON Schema that zod writes for the contract. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** What stands for a schema that has a name. */
export type Refer = (id: string) => string;

const PLAIN: Readonly<Record<string, string>> = {
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

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name));

/** A text beside any text says nothing. */
const union = (types: readonly string[]): string =>
  [...new Set(types)]
    .filter((type) => !(types.includes('string') && /^'[^']*'$/.test(type)))
    .join(' | ');

const recordOf = ({ propertyNames, required = [] }: JsonSchema, value: string, refer: Refer) => {
  const keys = propertyNames ? typeOf(propertyNames, refer) : 'string';
  const record = `Record<${keys}, ${value}>`;
  // Without a list of what is there, a key out of a list may be missing.
  return keys === 'string' || required.length > 0 ? record : `Partial<${record}>`;
};

const objectOf = (schema: JsonSchema, refer: Refer): string => {
  const { properties = {}, required = [], additionalProperties: other } = schema;
  const lines = Object.entries(properties).map(([name, property]) => {
    const type = typeOf(property, refer);
    return required.includes(name)
      ? `${keyOf(name)}: ${type};`
      : `${keyOf(name)}?: ${union([type, 'undefined'])};`;
  });
  const rest =
    typeof other === 'object' ? recordOf(schema, typeOf(other, refer) || 'unknown', refer) : null;
  if (lines.length === 0) return rest ?? 'Record<string, never>';
  const own = `{\n  ${indented(lines.join('\n'))}\n}`;
  return rest === null ? own : `${own} & ${rest}`;
};

const bracketed = (type: string): string => (/ [|&] /.test(type) ? `(${type})` : type);

/** A schema as the text of a type. */
export const typeOf = (schema: JsonSchema, refer: Refer): string => {
  const each = (schemas: readonly JsonSchema[]) => schemas.map((one) => typeOf(one, refer));
  if (schema.$ref !== undefined) return refer(schema.$ref);
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(each(choices));
  if (schema.allOf) return each(schema.allOf).map(bracketed).join(' & ');
  if (schema.type === 'object') return objectOf(schema, refer);
  if (schema.type === 'array') {
    if (schema.prefixItems) return `[${each(schema.prefixItems).join(', ')}]`;
    return `${bracketed(typeOf(schema.items ?? {}, refer))}[]`;
  }
  return union([schema.type ?? []].flat().map((type) => PLAIN[type] ?? 'unknown')) || 'unknown';
};
