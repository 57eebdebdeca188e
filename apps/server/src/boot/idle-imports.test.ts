import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The files that a process has loaded after it has imported these. */
const filesLoadedBy = (...modules: readonly string[]): string[] => {
  const urls = modules.map((module) => new URL(module, import.meta.url).href);
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
    for (const url of ${JSON.stringify(urls)}) await import(url);
    process.stdout.write(loaded.join('\\n'), () => process.exit());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  return stdout.split('\n');
};

const matching = (files: readonly string[], pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(file));

it('a primary loads no routes, schemas or web server', { timeout: 120_000 }, () => {
  const files = filesLoadedBy(
    'storage/open-storage.ts',
    'prepare-installation.ts',
    'processes/start-workers.ts',
  );
  expect(matching(files, /boot\/processes\/start-workers/)).toHaveLength(1);
  expect(matching(files, /contract\/src\/(routes|schemas)|node_modules\/fastify\//)).toEqual([]);
});

it('a worker loads what few requests need with the first of them', { timeout: 120_000 }, () => {
  const files = filesLoadedBy('serve.ts');
  expect(matching(files, /node_modules\/fastify\/fastify/)).toHaveLength(1);
  expect(
    matching(
      files,
      /node_modules\/(sharp|@node-saml|openid-client|sanitize-html)\/|pdf\/dist\/draw-picture/,
    ),
  ).toEqual([]);
});
