import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const LOAD = new URL('../../stripped/load.mjs', import.meta.url);
const STORED = new URL('../../dist/stripped/', import.meta.url);

const run = (file: string) =>
  spawnSync(process.execPath, [`--import=${LOAD.href}`, file], {
    encoding: 'utf8',
  }).stdout;

it('runs what is stored for a source, and the source itself once it has changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadran-stripped-'));
  const file = join(folder, 'said.ts');
  const source = `const said: string = ${JSON.stringify(folder)};\nconsole.log(said);\n`;
  const stored = new URL(`${hash('sha256', source)}.js`, STORED);
  mkdirSync(STORED, { recursive: true });
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    rmSync(stored);
  });
  writeFileSync(file, source);
  writeFileSync(stored, `console.log('stored');`);
  expect(run(file)).toBe('stored\n');
  writeFileSync(file, `${source}\n`);
  expect(run(file)).toBe(`${folder}\n`);
});
