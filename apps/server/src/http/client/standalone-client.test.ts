import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@cadran/client';
import { buildStandaloneClient } from './standalone-client.ts';

const REPOSITORY = join(import.meta.dirname, '../../../../..');

const callNames = (client: object): string[] =>
  Object.entries<object>({ ...client }).flatMap(([group, calls]) =>
    Object.keys(calls).map((name) => `${group}.${name}`),
  );

describe('the standalone client', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'cadran-client-'));
    writeFileSync(join(folder, 'cadran.ts'), buildStandaloneClient());
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has every call of the contract', async () => {
    const standalone: { createClient: typeof createClient } = await import(
      join(folder, 'cadran.ts')
    );
    expect(callNames(standalone.createClient({}))).toEqual(callNames(createClient({})));
  });

  it('compiles under strict settings, with types that accept the contract’s requests and responses', () => {
    const source = join(REPOSITORY, 'packages/client/src/index.ts');
    writeFileSync(
      join(folder, 'check.ts'),
      // Other systems may write to the arrays that they receive; our own code may not.
      `import type { CadranClient as OwnClient } from ${JSON.stringify(source)};
import type { CadranClient, JsonValue } from './cadran.ts';
type Writable<T> = [JsonValue] extends [T] ? T : WritableOne<T>;
type WritableOne<T> = T extends Blob ? T
  : T extends (...input: infer I) => Promise<infer R> ? (...input: I) => Promise<Writable<R>>
  : T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;
declare const own: Writable<OwnClient>;
export const client: CadranClient = own;
`,
    );
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(REPOSITORY, 'tsconfig.base.json'),
        compilerOptions: { lib: ['ES2024', 'DOM', 'DOM.Iterable'] },
        files: ['cadran.ts', 'check.ts'],
      }),
    );
    const compiler = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
    const compile = () =>
      // Several checkers would each check the types that they share.
      execFileSync(process.execPath, [compiler, '-p', folder, '--checkers', '1'], {
        encoding: 'utf8',
      });
    expect(compile()).toBe('');
  });
});
