import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastFolder } from '@cadran/testing/fast-folder';

const SERVER = new URL('../apps/server/', import.meta.url);

/** The product on a temporary data folder, for browser tests and screenshots; passes its options on. */
const folder = mkdtempSync(join(fastFolder(), 'cadran-fresh-'));
const child = spawn(
  process.execPath,
  [
    // As `npm start` does, here and in its child processes.
    `--import=${new URL('stripped/load.mjs', SERVER).href}`,
    // Each journey makes people who log in and change their password (packages/passwords/src/parameters.cheap.ts).
    '--conditions=cheap-passwords',
    fileURLToPath(new URL('src/main.ts', SERVER)),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { PROCESSES: '1', ...process.env, DATA_DIR: folder } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
