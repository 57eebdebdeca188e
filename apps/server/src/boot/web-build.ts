import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../../../', import.meta.url);
const DIST = new URL('apps/web/dist/', ROOT);
const STAMP = new URL('built-from', DIST);
const STRIPPED_STAMP = new URL('apps/server/dist/built-from', ROOT);
const SOURCES = ['apps/web/', 'packages/', 'package-lock.json', 'package.json'];
/** With the packages, what the server runs from. */
const SERVER_SOURCES = ['apps/server/src/', 'apps/server/demo/'];
const SKIPPED = /(^|\/)(node_modules|dist|migrations)(\/|$)|\.test\.tsx?$/;

/** Of contents, not timestamps, so that a copied installation is not rebuilt. */
const fingerprint = async (sources: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  const add = async (path: string): Promise<void> => {
    hash.update(`${path}\n`).update(await readFile(new URL(path, ROOT)));
  };
  for (const source of sources) {
    if (!source.endsWith('/')) {
      await add(source);
      continue;
    }
    const names = await readdir(new URL(source, ROOT), { recursive: true, withFileTypes: true });
    const files = names
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(fileURLToPath(ROOT).length))
      .filter((path) => !SKIPPED.test(path));
    for (const path of files.toSorted()) await add(path);
  }
  return hash.digest('hex');
};

/** The web pages, and the chart renderer for PDFs. */
const BUILD_OUTPUTS = [
  new URL('index.html', DIST),
  new URL('login.html', DIST),
  new URL('packages/pdf/dist/draw-picture.js', ROOT),
];
/** The public pages after the back office, whose build empties their folder. */
const CONFIGS = [
  'apps/web/vite.config.ts',
  'apps/web/vite.respondent.config.ts',
  'apps/web/vite.login.config.ts',
  'packages/pdf/vite.config.ts',
];

/** Whether sizes and budgets are printed; what went wrong always is. */
type Output = 'inherit' | 'ignore';

const runNode = (
  args: readonly string[],
  { folder, what, output }: { folder: string; what: string; output: Output },
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: fileURLToPath(new URL(folder, ROOT)),
      stdio: ['ignore', output, 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The build of ${what} ended with ${String(code)}.`)),
    );
  });

const runBuild = (config: string, output: Output): Promise<void> => {
  const vite = fileURLToPath(new URL('node_modules/vite/bin/vite.js', ROOT));
  const options = ['--config', fileURLToPath(new URL(config, ROOT)), '--logLevel', 'warn'];
  return runNode([vite, 'build', ...options], { folder: dirname(config), what: config, output });
};

const isBuiltFrom = async (stamp: URL, wanted: string): Promise<boolean> =>
  existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted;

/** Stores the server's sources without types, if they changed. */
const ensureStripped = async (pages: string, output: Output): Promise<void> => {
  const wanted = `${pages} ${await fingerprint(SERVER_SOURCES)}`;
  if (await isBuiltFrom(STRIPPED_STAMP, wanted)) return;
  const options = ['--disable-warning=ExperimentalWarning', 'stripped/store.mjs'];
  await runNode(options, { folder: 'apps/server', what: 'the server', output });
  await writeFile(STRIPPED_STAMP, wanted);
};

/** Writes the fingerprint last, because the build empties the folder. */
export const buildAll = async (output: Output = 'inherit'): Promise<void> => {
  const wanted = await fingerprint(SOURCES);
  for (const config of CONFIGS) await runBuild(config, output);
  await writeFile(STAMP, wanted);
  await ensureStripped(wanted, output);
};

/** Builds if the sources changed; an installation without sources must be built already. */
export const ensureBuilt = async (say: (line: string) => void): Promise<void> => {
  const built = BUILD_OUTPUTS.every((file) => existsSync(file));
  if (!existsSync(new URL('apps/web/vite.config.ts', ROOT))) {
    if (built) return;
    throw new Error('The web pages are not built: run "npm run build".');
  }
  const wanted = await fingerprint(SOURCES);
  // Where the server may not write, Node strips what has changed.
  if (built && (await isBuiltFrom(STAMP, wanted)))
    return ensureStripped(wanted, 'ignore').catch(() => undefined);
  say('Building the pages (once, about half a minute) …');
  await buildAll('ignore').catch((error: unknown) => {
    throw new Error(
      'The pages could not be built. If the server may not write where the code is, run "npm run build" there as whoever may, and start again.',
      { cause: error },
    );
  });
};
