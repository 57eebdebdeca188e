import { readFileSync } from 'node:fs';
import { contract, ERRORS, type Route } from '@cadran/contract';
import { writeTypes } from './named-types.ts';
import { remarkOn, routesTable } from './routes-source.ts';

const FOLDER = new URL('../../packages/client/src/', import.meta.url);

/** In the order they need one another; the contract's types are written out in place of `client-type.ts`. */
const PARTS = [
  'route-entry.ts',
  'api-error.ts',
  'build-url.ts',
  'file-name.ts',
  'read-error.ts',
  'send.ts',
  'create-client.ts',
];
const PUBLIC =
  /^export (?=(?:const|class|interface) (?:ApiError|isApiError|createClient|NamedFile)\b)/;

/** A file of the client without its imports, exporting only what a caller uses. */
const partOf = (name: string): string =>
  readFileSync(new URL(name, FOLDER), 'utf8')
    .replaceAll(/^import [^;]*;\n/gm, '')
    .replaceAll(/^export .*/gm, (line) => (PUBLIC.test(line) ? line : line.slice('export '.length)))
    .trim();

type Types = ReturnType<typeof writeTypes>;

/** The function that a route is. */
const callOf = (name: string, route: Route, types: Types): string[] => {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    return schema
      ? [`${part}${part !== 'body' && types.isOptional(schema) ? '?' : ''}: ${types.sent(schema)};`]
      : [];
  });
  if (route.upload) parts.push('file: Blob;');
  const needed = parts.some((part) => /^\w+:/.test(part));
  const answer = route.answer ? types.answered(route.answer) : 'void';
  const input = [...parts, 'signal?: AbortSignal;'].join('\n').replaceAll('\n', '\n  ');
  return [
    remarkOn(route),
    `${name}: (input${needed ? '' : '?'}: {\n  ${input}\n}) => Promise<${route.produces ? 'NamedFile' : answer}>;`,
  ];
};

const groupOf = (group: string, routes: Readonly<Record<string, Route>>, types: Types): string => {
  const calls = Object.entries(routes).flatMap(([name, route]) => callOf(name, route, types));
  return `readonly ${group}: {\n  ${calls.join('\n').replaceAll('\n', '\n  ')}\n};`;
};

/** The whole client in one file that needs nothing else: what other systems download. */
export const standaloneSource = (): string => {
  const types = writeTypes();
  const groups = Object.entries<Readonly<Record<string, Route>>>(contract).map(([group, routes]) =>
    groupOf(group, routes, types),
  );
  const calls = groups.join('\n').replaceAll('\n', '\n  ');
  return [
    '// Cadran’s API as functions, for programs in TypeScript: one file, no packages. Written by `npm run client`.',
    `const ERRORS = ${JSON.stringify(ERRORS, null, 2)} as const;\nexport type ErrorCode = keyof typeof ERRORS;\nexport type FieldErrors = Record<string, string>;`,
    ...PARTS.slice(0, 1).map(partOf),
    ...types.declarations,
    `/** Every call; in brackets the scope that opens it to a key. */\nexport interface CadranClient {\n  ${calls}\n}`,
    `const routes = ${routesTable()} as const;`,
    ...PARTS.slice(1).map(partOf),
    '',
  ].join('\n\n');
};
