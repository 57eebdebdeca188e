import * as contract from '@cadran/contract';
import { z } from 'zod';
import { type JsonSchema, type Refer, typeOf } from './schema-type.ts';

/** What goes in may leave out what has a default; what comes out has it. */
type Way = 'input' | 'output';

/** A schema that the contract exports has that name wherever it is used; the others are written in place. */
const nameSchemas = () => {
  const registry = z.registry<{ id: string }>();
  const named = Object.entries<unknown>(contract);
  const unnamed = contract.allRoutes
    .flatMap(({ params, query, body, answer }) => [params, query, body, answer])
    .map((schema, at) => [`${at}`, schema] as const);
  for (const [id, schema] of [...named, ...unnamed])
    if (schema instanceof z.ZodType && !registry.has(schema)) registry.add(schema, { id });
  return registry;
};

/** Shorter than its name would tell: an id, a date, a choice of two. */
const isPlain = (type: string): boolean => !type.includes('{') && type.length <= 40;

/** One object, and no choice between several. */
const isInterface = (type: string): boolean =>
  type.startsWith('{') && type.indexOf('\n}') === type.length - 2;

const typeName = (id: string, suffixed: ReadonlySet<string> = new Set()): string =>
  `${id.charAt(0).toUpperCase()}${id.slice(1)}${suffixed.has(id) ? 'Input' : ''}`;

type Schemas = Readonly<Record<string, JsonSchema>>;

/** By name; or, used in several places without having one, by its place among those. */
const schemaAt = (schemas: Schemas, id: string): JsonSchema | undefined => {
  const [name = '', place] = id.split('#/$defs/');
  return place === undefined ? schemas[name] : schemas[name]?.$defs?.[place];
};

/** The types of one way, each written as it is first asked for. */
const createWriter = (schemas: Schemas, suffixed: ReadonlySet<string>) => {
  const written = new Map<string, string>();
  const inside = new Set<string>();
  const refer: Refer = (id) => {
    // Only a value of any shape holds itself.
    if (inside.has(id)) return 'JsonValue';
    const schema = schemaAt(schemas, id);
    if (!schema) throw new Error(`No schema is called ${id}`);
    inside.add(id);
    const type = written.get(id) ?? typeOf(schema, refer);
    inside.delete(id);
    if (!/^[a-z]\w*$/i.test(id) || isPlain(type)) return type;
    written.set(id, type);
    return typeName(id, suffixed);
  };
  return { refer, written };
};

const JSON_VALUE = [
  'JsonValue',
  'string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }',
] as const;

export const writeTypes = () => {
  const registry = nameSchemas();
  const schemasOf = (io: Way) =>
    z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: (id) => id })
      .schemas as unknown as Schemas;
  const schemas = { input: schemasOf('input'), output: schemasOf('output') };
  const idOf = (schema: z.ZodType): string => registry.get(schema)?.id ?? '';
  const suffixed = new Set<string>();
  const attempt = () => {
    const output = createWriter(schemas.output, new Set());
    const input = createWriter(schemas.input, suffixed);
    for (const { params, query, body, answer } of contract.allRoutes) {
      for (const part of [params, query, body]) if (part) input.refer(idOf(part));
      if (answer) output.refer(idOf(answer));
    }
    const different = [...input.written].filter(
      ([id, type]) =>
        !suffixed.has(id) && output.written.has(id) && output.written.get(id) !== type,
    );
    return { input, output, different };
  };
  // A name that means two things gets two; so do those that speak of it.
  let found = attempt();
  while (found.different.length > 0) {
    for (const [id] of found.different) suffixed.add(id);
    found = attempt();
  }
  const { input, output } = found;
  const declared = new Map([
    ...[...output.written].map(([id, type]) => [typeName(id), type] as const),
    ...[...input.written].map(([id, type]) => [typeName(id, suffixed), type] as const),
  ]);
  return {
    sent: (schema: z.ZodType): string => input.refer(idOf(schema)),
    /** Nothing in it has to be there. */
    isOptional: (schema: z.ZodType): boolean => {
      const { type, required = [] } = schemas.input[idOf(schema)] ?? {};
      return type === 'object' && required.length === 0;
    },
    answered: (schema: z.ZodType): string => output.refer(idOf(schema)),
    declarations: [...declared, JSON_VALUE]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, type]) =>
        isInterface(type) ? `export interface ${name} ${type}` : `export type ${name} = ${type};`,
      ),
  };
};
