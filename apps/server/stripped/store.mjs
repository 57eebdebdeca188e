import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storedFile } from './stored-file.mjs';

/** Stores the server's sources without types, as Node would strip them: lines and columns stay. Part of the build. */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = dirname(storedFile(''));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const path of globSync('{apps/server/{src,demo},packages/*/src}/**/*.ts', { cwd: root })) {
  if (path.endsWith('.test.ts')) continue;
  const source = readFileSync(`${root}${path}`, 'utf8');
  writeFileSync(storedFile(source), stripTypeScriptTypes(source));
}
