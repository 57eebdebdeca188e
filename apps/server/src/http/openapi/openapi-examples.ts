import { DEFAULT_CORE } from '@cadran/instruments/interview/question-bank';
import type { JsonSchema } from '../json-schema.ts';

const UUID = '3f2b8a54-6c1d-4e7a-9b0f-5d8c2e1a7b46';
const FORMATS: Readonly<Record<string, string>> = {
  uuid: UUID,
  'date-time': '2026-11-15T09:30:00.000Z',
  date: '2026-11-15',
  email: 'camille@example.org',
  uri: 'https://example.org/',
};
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
  timeZone: 'Europe/Paris',
  code: '123456',
  token: 'nS8mYw2Q0vB3cT5kXrJ7hLpD1fGaZeUi9oKx4MqWtRs',
  csv: 'username,email\ncamille,camille@example.org',
  text: 'Camille Martin <camille@example.org>',
  message: 'We look forward to hearing from you.',
  color: '#0f766e',
};
const PATTERNS: Readonly<Record<string, string>> = {
  [String.raw`^\d{1,4}$`]: '214',
  [String.raw`^[A-Z](?:\d{2})?$`]: 'J62',
  '^[A-Z]{2}$': 'FR',
  '^[a-z]{2}$': 'fr',
};
const LISTS: Readonly<Record<string, readonly unknown[]>> = {
  unitIds: [UUID, UUID.replace('3', '4')],
  domains: ['example.org'],
  interview: DEFAULT_CORE.map((id) => ({ id, text: null })),
};
const COLOR = /#|color/i;

const exampleText = (schema: JsonSchema, name: string): string => {
  const format = schema.format === undefined ? undefined : FORMATS[schema.format];
  if (format !== undefined) return format;
  const coded = PATTERNS[schema.pattern ?? ''];
  if (coded !== undefined) return coded;
  if (COLOR.test(schema.pattern ?? '') || /color/i.test(name)) return '#0f766e';
  const text = TEXTS[name] ?? 'text';
  return text.padEnd(schema.minLength ?? 0, 'x');
};

type Find = (reference: string) => JsonSchema | undefined;

const MAX_DEPTH = 16;

/** The four culture scores must add up to 100. */
const isCultureScores = (keys: readonly string[]): boolean =>
  keys.length === 4 &&
  ['clan', 'adhocracy', 'market', 'hierarchy'].every((key) => keys.includes(key));

const exampleList = (schema: JsonSchema, find: Find, name: string, depth: number): unknown => {
  const { items, prefixItems, minItems = 1 } = schema;
  const known = LISTS[name];
  if (known) return known;
  if (prefixItems) return prefixItems.map((item) => buildExample(item, find, name, depth + 1));
  if (items?.enum) return items.enum.slice(0, Math.max(1, minItems));
  return items ? [buildExample(items, find, name, depth + 1)] : [];
};

const exampleObject = (schema: JsonSchema, find: Find, depth: number): unknown => {
  const { properties = {}, additionalProperties, propertyNames } = schema;
  const named = Object.entries(properties).map(([key, child]) => [
    key,
    buildExample(child, find, key, depth + 1),
  ]);
  const names = (propertyNames?.enum ?? []).map(String);
  const more =
    typeof additionalProperties === 'object'
      ? names.map((key) => [key, buildExample(additionalProperties, find, key, depth + 1)])
      : [];
  const whole = Object.fromEntries([...named, ...more]);
  return isCultureScores(Object.keys(whole)) && Object.values(whole).every(Number.isFinite)
    ? { clan: 25, adhocracy: 25, market: 25, hierarchy: 25 }
    : whole;
};

/** A value that matches the schema: the first alternative, the smallest list. */
export const buildExample = (schema: JsonSchema, find: Find, name = '', depth = 0): unknown => {
  if (depth > MAX_DEPTH) return null;
  if (schema.$ref !== undefined) {
    const found = find(schema.$ref);
    return found ? buildExample(found, find, name, depth + 1) : null;
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined && schema.default !== null) return schema.default;
  if (schema.enum) return schema.enum[0];
  const alternatives = schema.anyOf ?? schema.oneOf;
  const alternative = alternatives?.find(({ type }) => type !== 'null') ?? alternatives?.[0];
  if (alternative) return buildExample(alternative, find, name, depth + 1);
  if (schema.allOf)
    return Object.assign(
      {},
      ...schema.allOf.map((part) => buildExample(part, find, name, depth + 1)),
    );
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'string':
      return exampleText(schema, name);
    case 'integer':
    case 'number':
      return name === 'max' ? (schema.maximum ?? 2) : Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'array':
      return exampleList(schema, find, name, depth);
    case 'object':
      return exampleObject(schema, find, depth);
    default:
      return schema.properties ? exampleObject(schema, find, depth) : null;
  }
};
