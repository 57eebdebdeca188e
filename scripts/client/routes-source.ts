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

/** What a call does, and the scope that opens it to a key. */
export const remarkOn = ({ summary, scope }: Route): string =>
  `/** ${summary}${scope === undefined ? '' : ` (${scope})`} */`;

/** As the formatter would have it: on one line where it fits. */
const linesOf = (name: string, route: Route): string[] => {
  const entry = entryOf(route);
  const line = `    ${name}: { ${entry.join(', ')} },`;
  return [
    `    ${remarkOn(route)}`,
    ...(line.length <= WIDTH
      ? [line]
      : [`    ${name}: {`, ...entry.map((part) => `      ${part},`), '    },']),
  ];
};

/** The contract's table without its schemas. */
export const routesTable = (): string =>
  [
    '{',
    ...Object.entries<Readonly<Record<string, Route>>>(contract).flatMap(([group, members]) => [
      `  ${group}: {`,
      ...Object.entries(members).flatMap(([name, route]) => linesOf(name, route)),
      '  },',
    ]),
    '}',
  ].join('\n');

/** The text of packages/client/src/routes.ts. */
export const routesSource = (): string =>
  `// Written by \`npm run client\` from packages/contract: change it there.
import type { RouteTable } from './route-table.ts';

/** Every call; in brackets the scope that opens it to a key. */
export const routes = ${routesTable()} as const satisfies RouteTable;
`;
