import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What every page of the kit needs, in the kit's own order. */
const BASE = ['baseline', 'default-css-variables', 'global'];

/**
 * Gives each component of the kit its own styles, so that a page fetches those of the components it draws. A component
 * imports those it is made of, so their styles come first, as in the kit's whole sheet. In development the whole sheet
 * is served.
 */
export const kitStyles = (): Plugin => ({
  name: 'cadran:kit-styles',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /@mantine[\\/]core[\\/]styles\.layer\.css$/ },
    handler: async (id) => {
      const sheets = BASE.map((name) => join(dirname(id), 'styles', `${name}.layer.css`));
      return (await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')))).join('\n');
    },
  },
  transform: {
    filter: { id: /@mantine[\\/]core[\\/]esm[\\/].*\.module\.mjs$/ },
    handler: (code, id) => ({
      code: `import '@mantine/core/styles/${basename(id, '.module.mjs')}.layer.css';\n${code}`,
      map: null,
    }),
  },
});
