/** The part of JSON Schema that the contract's schemas become. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly $ref?: string;
}

const UUID = '3f2b8a54-6c1d-4e7a-9b0f-5d8c2e1a7b46';
const FORMATS: Readonly<Record<string, string>> = {
  uuid: UUID,
  'date-time': '2026-11-15T09:30:00.000Z',
  date: '2026-11-15',
  email: 'camille@example.org',
  uri: 'https://example.org/',
};
/** Texts by the name of their field, where a pattern or a meaning asks for more than some text. */
const TEXTS: Readonly<Record<string, string>> = {
  url: 'https://hooks.example.org/cadran',
  issuer: 'https://login.example.org',
  redirectUrl: 'https://example.org/thank-you',
  customUrl: 'project-manager',
  identifier: 'camille',
  username: 'camille',
  password: 'a long pass phrase',
  oldPassword: 'a long pass phrase',
  newPassword: 'another long pass phrase',
  name: 'Project manager',
  firstName: 'Camille',
  lastName: 'Martin',
  phone: '+33 6 12 34 56 78',
  code: '123456',
  token: 'nS8mYw2Q0vB3cT5kXrJ7hLpD1fGaZeUi9oKx4MqWtRs',
  csv: 'username,email\ncamille,camille@example.org',
  text: 'Camille Martin <camille@example.org>',
  message: 'We look forward to hearing from you.',
  color: '#0f766e',
};
/** Codes of the reference lists, by the form they have. */
const PATTERNS: Readonly<Record<string, string>> = {
  [String.raw`^\d{1,4}$`]: '214',
  [String.raw`^[A-Z](?:\d{2})?$`]: 'J62',
  '^[A-Z]{2}$': 'FR',
  '^[a-z]{2}$': 'fr',
};
/** Lists that need more than one. */
const LISTS: Readonly<Record<string, readonly unknown[]>> = {
  unitIds: [UUID, UUID.replace('3', '4')],
  domains: ['example.org'],
};
const COLOR = /#|color/i;

const textOf = (schema: JsonSchema, name: string): string => {
  const format = schema.format === undefined ? undefined : FORMATS[schema.format];
  if (format !== undefined) return format;
  const coded = PATTERNS[schema.pattern ?? ''];
  if (coded !== undefined) return coded;
  if (COLOR.test(schema.pattern ?? '') || /color/i.test(name)) return '#0f766e';
  const text = TEXTS[name] ?? 'text';
  return text.padEnd(schema.minLength ?? 0, 'x');
};

type Find = (reference: string) => JsonSchema | undefined;

/** Deeper than any of our answers is read by anybody. */
const DEEPEST = 16;

/** The four cultures share a hundred points. */
const isCulture = (keys: readonly string[]): boolean =>
  keys.length === 4 &&
  ['clan', 'adhocracy', 'market', 'hierarchy'].every((key) => keys.includes(key));

const listOf = (schema: JsonSchema, find: Find, name: string, depth: number): unknown => {
  const { items, prefixItems, minItems = 1 } = schema;
  const known = LISTS[name];
  if (known) return known;
  if (prefixItems) return prefixItems.map((item) => exampleOf(item, find, name, depth + 1));
  if (items?.enum) return items.enum.slice(0, Math.max(1, minItems));
  return items ? [exampleOf(items, find, name, depth + 1)] : [];
};

const objectOf = (schema: JsonSchema, find: Find, depth: number): unknown => {
  const { properties = {}, additionalProperties, propertyNames } = schema;
  const named = Object.entries(properties).map(([key, child]) => [
    key,
    exampleOf(child, find, key, depth + 1),
  ]);
  const names = (propertyNames?.enum ?? []).map(String);
  const more =
    typeof additionalProperties === 'object'
      ? names.map((key) => [key, exampleOf(additionalProperties, find, key, depth + 1)])
      : [];
  const whole = Object.fromEntries([...named, ...more]);
  return isCulture(Object.keys(whole)) && Object.values(whole).every(Number.isFinite)
    ? { clan: 25, adhocracy: 25, market: 25, hierarchy: 25 }
    : whole;
};

/** A value as the schema describes it: the first of several ways, the least of a list. */
export const exampleOf = (schema: JsonSchema, find: Find, name = '', depth = 0): unknown => {
  if (depth > DEEPEST) return null;
  if (schema.$ref !== undefined) {
    const found = find(schema.$ref);
    return found ? exampleOf(found, find, name, depth + 1) : null;
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined && schema.default !== null) return schema.default;
  if (schema.enum) return schema.enum[0];
  const ways = schema.anyOf ?? schema.oneOf;
  const way = ways?.find(({ type }) => type !== 'null') ?? ways?.[0];
  if (way) return exampleOf(way, find, name, depth + 1);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, find, name, depth + 1)));
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'string':
      return textOf(schema, name);
    case 'integer':
    case 'number':
      return name === 'max' ? (schema.maximum ?? 2) : Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'array':
      return listOf(schema, find, name, depth);
    case 'object':
      return objectOf(schema, find, depth);
    default:
      return schema.properties ? objectOf(schema, find, depth) : null;
  }
};
