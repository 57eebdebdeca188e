import { contract, type Route } from '@cadran/contract';

const WIDTH = 100;

const quoted = (text: string): string => `'${text}'`;

/** What a caller's program needs; the rest of the contract is types, or the server's. */
const entryOf = ({ method, path, access, produces }: Route): string[] => [
  `method: ${quoted(method)}`,
  `path: ${quoted(path)}`,
  ...(access === 'public' ? [`access: ${quoted(access)}`] : []),
  ...(produces === undefined ? [] : [`produces: ${quoted(produces)}`]),
];

/** As the formatter would have it: on one line where it fits. */
const linesOf = (name: string, route: Route): string[] => {
  const entry = entryOf(route);
  const line = `    ${name}: { ${entry.join(', ')} },`;
  const scope = route.scope === undefined ? '' : ` (${route.scope})`;
  return [
    `    /** ${route.summary}${scope} */`,
    ...(line.length <= WIDTH
      ? [line]
      : [`    ${name}: {`, ...entry.map((part) => `      ${part},`), '    },']),
  ];
};

/** The contract's table without its schemas, as the text of packages/client/src/routes.ts. */
export const routesSource = (): string =>
  [
    '// Written by `npm run client` from packages/contract: change it there.',
    "import type { RouteTable } from './route-call.ts';",
    '',
    '/** Every call; in brackets the scope that opens it to a key. */',
    'export const routes = {',
    ...Object.entries<Readonly<Record<string, Route>>>(contract).flatMap(([group, members]) => [
      `  ${group}: {`,
      ...Object.entries(members).flatMap(([name, route]) => linesOf(name, route)),
      '  },',
    ]),
    '} as const satisfies RouteTable;',
    '',
  ].join('\n');
