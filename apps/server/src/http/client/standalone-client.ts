import { readFileSync } from 'node:fs';
import { contract, ERRORS, type Route } from '@cadran/contract';
import { routes } from '@cadran/client/routes';
import { writeTypeDeclarations } from './type-declarations.ts';

const SOURCES = new URL('./', import.meta.resolve('@cadran/client'));

/** In dependency order; the contract's types are written out in place of `client-type.ts`. */
const RUNTIME_FILES = [
  'api-error.ts',
  'build-url.ts',
  'file-name.ts',
  'read-error.ts',
  'send.ts',
  'create-client.ts',
];
const PUBLIC =
  /^export (?=(?:const|class|interface) (?:ApiError|isApiError|createClient|NamedFile)\b)/;

/** A file of the client without its imports, exporting only the public names. */
const readSource = (name: string): string =>
  readFileSync(new URL(name, SOURCES), 'utf8')
    .replaceAll(/^import [^;]*;\n/gm, '')
    .replaceAll(/^export .*/gm, (line) => (PUBLIC.test(line) ? line : line.slice('export '.length)))
    .trim();

type Types = ReturnType<typeof writeTypeDeclarations>;

const indent = (text: string): string => text.replaceAll('\n', '\n  ');

/** The type of the function that calls a route, with the scope an API key needs. */
const callType = (name: string, route: Route, types: Types): string[] => {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    if (!schema) return [];
    const optional = part !== 'body' && types.isOptional(schema);
    return [`${part}${optional ? '?' : ''}: ${types.requestType(schema)};`];
  });
  if (route.upload) parts.push('file: Blob;');
  const required = parts.some((part) => /^\w+:/.test(part));
  const answer = route.answer ? types.responseType(route.answer) : 'void';
  const scope = route.scope === undefined ? '' : ` (${route.scope})`;
  const description = route.description === undefined ? '' : `. ${route.description}`;
  const input = indent([...parts, 'signal?: AbortSignal;'].join('\n'));
  return [
    `/** ${route.summary}${scope}${description} */`,
    `${name}: (input${required ? '' : '?'}: {\n  ${input}\n}) => Promise<${route.produces ? 'NamedFile' : answer}>;`,
  ];
};

const groupType = (
  group: string,
  members: Readonly<Record<string, Route>>,
  types: Types,
): string => {
  const calls = Object.entries(members).flatMap(([name, route]) => callType(name, route, types));
  return `readonly ${group}: {\n  ${indent(calls.join('\n'))}\n};`;
};

/** The whole client as one TypeScript file without imports, for other systems to download. */
export const buildStandaloneClient = (): string => {
  const types = writeTypeDeclarations();
  const groups = Object.entries<Readonly<Record<string, Route>>>(contract).map(([group, members]) =>
    groupType(group, members, types),
  );
  return [
    '// A client for the Cadran API: one TypeScript file without dependencies.',
    `const ERRORS = ${JSON.stringify(ERRORS, null, 2)} as const;\nexport type ErrorCode = keyof typeof ERRORS;\nexport type FieldErrors = Record<string, string>;`,
    readSource('route-entry.ts'),
    ...types.declarations,
    `/** Every call; in brackets the scope that an API key needs. */\nexport interface CadranClient {\n  ${indent(groups.join('\n'))}\n}`,
    `const routes = ${JSON.stringify(routes, null, 2)} as const;`,
    ...RUNTIME_FILES.map(readSource),
    '',
  ].join('\n\n');
};
