import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storedFile } from './stored-file.mjs';

/** Stores the server's sources without types, as Node would strip them: lines and columns stay. Part of the build. */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = dirname(storedFile(''));
mkdirSync(folder, { recursive: true });
const outdated = new Set(readdirSync(folder));
for (const path of globSync('{apps/server/{src,demo},packages/*/src}/**/*.ts', { cwd: root })) {
  if (path.endsWith('.test.ts')) continue;
  const source = readFileSync(join(root, path), 'utf8');
  const file = storedFile(source);
  if (outdated.delete(basename(file))) continue;
  // Renamed, because a server that starts at this moment reads whole files only.
  const written = `${file}.${process.pid}`;
  writeFileSync(written, stripTypeScriptTypes(source));
  renameSync(written, file);
}
for (const name of outdated) rmSync(join(folder, name), { force: true });
