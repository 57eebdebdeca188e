import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const url = (path: string): string => pathToFileURL(join(REPOSITORY, path)).href;

const manifest = (name: string, more: object = {}): string =>
  JSON.stringify({ name, type: 'module', ...more });

const WORKSPACES: Readonly<Record<string, string>> = {
  'oxlint.config.ts': `
    import config from '${url('oxlint.config.ts')}';
    import { importRules } from '${url('scripts/lint/import-rules.ts')}';
    export default { ...config, options: {}, overrides: importRules(import.meta.dirname) };`,
  'package.json': manifest('root', {
    workspaces: ['packages/*', 'apps/*'],
    devDependencies: { vitest: '*' },
  }),
  'packages/pure/package.json': manifest('@cadran/pure', {
    dependencies: { zod: '*' },
    imports: { '#cost': { cheap: './src/cheap.ts', default: './src/cost.ts' } },
  }),
  'packages/client/package.json': manifest('@cadran/client', {
    dependencies: { '@cadran/contract': '*' },
  }),
  'apps/web/package.json': manifest('@cadran/web', {
    dependencies: { '@cadran/contract': '*', '@mantine/core': '*', react: '*' },
    devDependencies: { vite: '*' },
  }),
  'apps/server/package.json': manifest('@cadran/server', {
    dependencies: { pg: '*' },
    devDependencies: { '@types/node': '*' },
  }),
  'apps/server/src/modules/mail/index.ts': 'export const mail = 1;',
};

const MODULE = 'apps/server/src/modules/users';
const FEATURES = 'apps/web/src/backoffice/features';

const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ['packages/pure/src/a.ts', 'zod/v4'],
  ['packages/pure/src/b.ts', '../src-data.ts'],
  ['packages/pure/src/h.ts', '#cost'],
  ['packages/pure/commands/a.ts', '../src/a.ts'],
  ['packages/pure/src/a.test.ts', 'vitest'],
  ['packages/pure/src/b.test.ts', 'node:fs'],
  ['packages/client/src/a.ts', '@cadran/contract/codes'],
  ['apps/web/build/a.ts', 'vite'],
  ['apps/web/src/respondent/a.ts', 'react'],
  [`${FEATURES}/users/a.tsx`, '@mantine/core'],
  [`${FEATURES}/users/list/a.tsx`, '../edit/b.tsx'],
  [`${FEATURES}/users/list/b.tsx`, '../../../shared/b.tsx'],
  ['apps/server/src/a.ts', 'node:fs/promises'],
  [`${MODULE}/a.ts`, '../mail/index.ts'],
  [`${MODULE}/jobs/a.ts`, '../../mail/index.ts'],
  [`${MODULE}/jobs/b.ts`, '../queries/find-user.ts'],
  [`${MODULE}/jobs/c.ts`, '../../../http/route.ts'],
  ['apps/server/src/boot/a.ts', '../modules/mail/index.ts'],
  ['apps/server/src/boot/b.ts', '../modules/mail/mail-worker.ts'],
  ['apps/server/src/handlers.ts', './modules/mail/routes.ts'],
  ['apps/server/src/main.ts', './boot/start.ts'],
];

const FORBIDDEN: typeof ALLOWED = [
  ['packages/pure/src/c.ts', 'pg'],
  ['packages/pure/src/i.ts', '#other'],
  ['packages/pure/src/d.ts', 'node:fs'],
  ['packages/pure/src/e.ts', '@cadran/contract'],
  ['packages/pure/src/f.ts', 'vitest'],
  ['packages/pure/src/g.ts', '../../contract/src/index.ts'],
  ['packages/pure/src/c.test.ts', 'fastify'],
  ['packages/client/src/b.ts', '@cadran/contract'],
  ['apps/web/src/shared/a.ts', '../respondent/b.ts'],
  ['apps/web/src/respondent/b.ts', '@mantine/core'],
  ['apps/web/src/respondent/c.ts', '../backoffice/shared/b.ts'],
  ['apps/web/src/backoffice/shared/a.ts', '../features/users/b.ts'],
  [`${FEATURES}/users/c.tsx`, '../mail/b.tsx'],
  [`${FEATURES}/users/list/c.tsx`, '../../mail/b.tsx'],
  [`${FEATURES}/users/list/d.tsx`, '../../../app/router.tsx'],
  ['apps/server/src/b.ts', 'drizzle-orm'],
  ['apps/server/src/http/a.ts', '../modules/mail/index.ts'],
  ['apps/server/src/jobs/a.ts', '../modules/mail/index.ts'],
  ['apps/server/src/secrets.ts', './modules/mail/queries.ts'],
  [`${MODULE}/b.ts`, '../mail/queries.ts'],
  [`${MODULE}/jobs/d.ts`, '../../mail/queries/index.ts'],
  [`${MODULE}/jobs/e.ts`, '../../../boot/start.ts'],
];

const importing = (specifier: string): string =>
  `import { value } from '${specifier}';\nexport const other = value;\n`;

let folder: string;
let report: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-rules-'));
  const files: (readonly [string, string])[] = [
    ...Object.entries(WORKSPACES),
    ...[...ALLOWED, ...FORBIDDEN].map(([file, imported]) => [file, importing(imported)] as const),
    ['packages/pure/src/dynamic.ts', `export const pg = await import('pg');\n`],
    ['packages/client/src/type.ts', `export type { Route } from '@cadran/contract';\n`],
    ['packages/pure/src/ring-a.ts', `import type { B } from './ring-b.ts';\nexport type A = B;\n`],
    ['packages/pure/src/ring-b.ts', `import type { A } from './ring-a.ts';\nexport type B = A;\n`],
  ];
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const oxlint = join(REPOSITORY, 'node_modules/oxlint/bin/oxlint');
  const run = promisify(execFile)(process.execPath, [oxlint, '-f', 'unix'], { cwd: folder });
  report = await run.then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
});

afterAll(() => rm(folder, { recursive: true }));

const problemsOf = (file: string): string[] =>
  report.split('\n').filter((line) => line.startsWith(`${file}:`));

it.each(ALLOWED)('allows %s to import %s', (file) => {
  expect(problemsOf(file)).toEqual([]);
});

it.each(FORBIDDEN)('forbids %s to import %s', (file) => {
  expect(problemsOf(file)).toEqual([expect.stringContaining('no-restricted-imports')]);
});

it('forbids dynamic imports likewise', () => {
  expect(problemsOf('packages/pure/src/dynamic.ts')).toHaveLength(1);
});

it('allows the client types of the contract', () => {
  expect(problemsOf('packages/client/src/type.ts')).toEqual([]);
});

it('forbids cycles of type imports', () => {
  expect(problemsOf('packages/pure/src/ring-a.ts').join()).toContain('no-cycle');
});
