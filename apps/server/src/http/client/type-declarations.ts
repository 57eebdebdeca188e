import * as contract from '@cadran/contract';
import { z } from 'zod';
import type { JsonSchema } from '../json-schema.ts';
import { type ResolveReference, toTypeSource } from './schema-type.ts';

/** A field with a default is optional in a request and always there in a response. */
type Direction = 'input' | 'output';

/** Schemas that the contract exports keep their name; the others are written inline. */
const registerSchemas = () => {
  const registry = z.registry<{ id: string }>();
  const named = Object.entries<unknown>(contract);
  const unnamed = contract.allRoutes
    .flatMap(({ params, query, body, answer }) => [params, query, body, answer])
    .map((schema, at) => [`${at}`, schema] as const);
  for (const [id, schema] of [...named, ...unnamed])
    if (schema instanceof z.ZodType && !registry.has(schema)) registry.add(schema, { id });
  return registry;
};

/** Short enough to write inline: an id, a date, a union of two codes. */
const isShort = (type: string): boolean => !type.includes('{') && type.length <= 40;

/** A single object type rather than a union. */
const isObjectType = (type: string): boolean =>
  type.startsWith('{') && type.indexOf('\n}') === type.length - 2;

const typeName = (id: string, suffixed: ReadonlySet<string> = new Set()): string =>
  `${id.charAt(0).toUpperCase()}${id.slice(1)}${suffixed.has(id) ? 'Input' : ''}`;

type Schemas = Readonly<Record<string, JsonSchema>>;

/** A schema by its exported name, or by its key in the `$defs` of another one. */
const findSchema = (schemas: Schemas, id: string): JsonSchema | undefined => {
  const [name = '', place] = id.split('#/$defs/');
  return place === undefined ? schemas[name] : schemas[name]?.$defs?.[place];
};

/** Writes the types of one direction, each when it is first referred to. */
const createTypeWriter = (schemas: Schemas, suffixed: ReadonlySet<string>) => {
  const written = new Map<string, string>();
  const writing = new Set<string>();
  const resolve: ResolveReference = (id) => {
    // The only recursive schema is that of any JSON value.
    if (writing.has(id)) return 'JsonValue';
    const schema = findSchema(schemas, id);
    if (!schema) throw new Error(`No schema is called ${id}`);
    writing.add(id);
    const type = written.get(id) ?? toTypeSource(schema, resolve);
    writing.delete(id);
    if (!/^[a-z]\w*$/i.test(id) || isShort(type)) return type;
    written.set(id, type);
    return typeName(id, suffixed);
  };
  return { resolve, written };
};

const JSON_VALUE = [
  'JsonValue',
  'string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }',
] as const;

/** Every type that a request or a response uses, as TypeScript declarations. */
export const writeTypeDeclarations = () => {
  const registry = registerSchemas();
  const schemasOf = (io: Direction) =>
    z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: (id) => id }).schemas as Schemas;
  const schemas = { input: schemasOf('input'), output: schemasOf('output') };
  const idOf = (schema: z.ZodType): string => registry.get(schema)?.id ?? '';
  const suffixed = new Set<string>();
  const writeAll = () => {
    const output = createTypeWriter(schemas.output, new Set());
    const input = createTypeWriter(schemas.input, suffixed);
    for (const { params, query, body, answer } of contract.allRoutes) {
      for (const part of [params, query, body]) if (part) input.resolve(idOf(part));
      if (answer) output.resolve(idOf(answer));
    }
    const different = [...input.written].filter(
      ([id, type]) =>
        !suffixed.has(id) && output.written.has(id) && output.written.get(id) !== type,
    );
    return { input, output, different };
  };
  // A type that differs by direction gets a second name, which may make the types that use it differ too.
  let types = writeAll();
  while (types.different.length > 0) {
    for (const [id] of types.different) suffixed.add(id);
    types = writeAll();
  }
  const { input, output } = types;
  const declared = new Map([
    ...[...output.written].map(([id, type]) => [typeName(id), type] as const),
    ...[...input.written].map(([id, type]) => [typeName(id, suffixed), type] as const),
  ]);
  return {
    requestType: (schema: z.ZodType): string => input.resolve(idOf(schema)),
    /** An object without required fields. */
    isOptional: (schema: z.ZodType): boolean => {
      const { type, required = [] } = schemas.input[idOf(schema)] ?? {};
      return type === 'object' && required.length === 0;
    },
    responseType: (schema: z.ZodType): string => output.resolve(idOf(schema)),
    declarations: [...declared, JSON_VALUE]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, type]) =>
        isObjectType(type) ? `export interface ${name} ${type}` : `export type ${name} = ${type};`,
      ),
  };
};
