import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Dictionary, unusedTranslations } from './unused-translations.ts';

/** Missing keys do not compile; this finds unused ones. */
const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../..'));
const dictionaries = join(root, 'packages/i18n/src');

const filesUnder = async (folder: string): Promise<string[]> => {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(
      (entry) => entry.isFile() && !/[\\/](node_modules|dist)([\\/]|$)/.test(entry.parentPath),
    )
    .map((entry) => join(entry.parentPath, entry.name));
};

const readDictionaries = async (): Promise<Dictionary[]> => {
  const french = (await filesUnder(dictionaries)).filter((file) => file.endsWith('/fr.ts'));
  return Promise.all(
    french.map(async (file) => {
      const module = (await import(pathToFileURL(file).href)) as { default: unknown };
      const area = relative(dictionaries, dirname(file)).replaceAll('\\', '/');
      return { area, messages: module.default };
    }),
  );
};

/** Files that share dictionaries: a feature of the back office, a part of its shell, or another part of the product. */
const unitOf = (file: string): string => {
  const path = relative(root, file).replaceAll('\\', '/');
  return (
    (/^apps\/web\/src\/backoffice\/[^/]+\/[^/]+/.exec(path) ??
      /^apps\/web\/src\/[^/]+/.exec(path) ??
      /^[^/]+\/[^/]+/.exec(path))?.[0] ?? path
  );
};

/** Tests do not count: a text that only a test reads is never shown. */
const readSources = async (): Promise<string[]> => {
  const folders = await Promise.all(
    ['apps', 'packages'].map((name) => filesUnder(join(root, name))),
  );
  const files = folders
    .flat()
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.startsWith(dictionaries));
  const units = Map.groupBy(files, unitOf);
  return Promise.all(
    [...units.values()].map(async (unit) =>
      (await Promise.all(unit.map((file) => readFile(file, 'utf8')))).join('\n'),
    ),
  );
};

const unused = unusedTranslations(await readDictionaries(), await readSources());
if (unused.length > 0) {
  process.stderr.write(
    `Translations that nothing uses (a source uses an area when it names it, as in useMessages(backoffice.login)):\n${unused.map((key) => `  ${key}\n`).join('')}`,
  );
  process.exitCode = 1;
}
