import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /import (\w+) from ('[^']+\.module\.css')/g;
const RESERVED =
  /^(?:case|catch|class|default|delete|export|for|import|in|new|static|switch|with)$/;

/** Path of each style sheet by the prefix of its class names. */
type Sheets = Map<string, string>;

/** The sheet's hash and the class's index in it: names with a common prefix compress well. */
const scopedName = (sheets: Sheets, name: string, file: string, css: string): string => {
  const path = relative(import.meta.dirname, file).replaceAll('\\', '/');
  const [sheet] = /[a-z]\w{2}/i.exec(createHash('sha256').update(path).digest('base64url')) ?? [''];
  if ((sheets.get(sheet) ?? path) !== path)
    throw new Error(`${path} and ${sheets.get(sheet)} would share their names: rename one`);
  sheets.set(sheet, path);
  const names = [...new Set(css.match(/(?<=\.)[a-z]\w*/gi))];
  return `${sheet}${names.includes(name) ? names.indexOf(name).toString(36) : `_${name}`}`;
};

/**
 * Shortens class names of CSS modules and imports them as a namespace, which the bundler inlines; the default export
 * would be a table of all names in the first load.
 */
export const shortClassNames = (): Plugin => {
  const sheets: Sheets = new Map();
  return {
    name: 'cadran:short-class-names',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      css: {
        modules: {
          generateScopedName: (name: string, file: string, css: string) =>
            scopedName(sheets, name, file, css),
        },
      },
    }),
    transform: {
      filter: { id: /\.tsx?$/, code: '.module.css' },
      handler(code) {
        for (const [, name] of code.matchAll(IMPORT))
          for (const [, used = ''] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
            if (RESERVED.test(used)) this.error(`A class cannot have the reserved name “${used}”`);
        return code.replaceAll(IMPORT, 'import * as $1 from $2');
      },
    },
    // The bundler silently drops a sheet when no script uses its class names.
    generateBundle(_options, bundle) {
      const css = Object.values(bundle)
        .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : ''))
        .join('');
      for (const [sheet, path] of sheets)
        if (!css.includes(`.${sheet}`)) this.error(`The styles of ${path} are missing`);
    },
  };
};
