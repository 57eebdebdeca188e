import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** Where a source without its types is stored: by its contents, so that a changed one is never mistaken for it. */
export const storedFile = (source) =>
  fileURLToPath(new URL(`../dist/stripped/${hash('sha256', source)}.js`, import.meta.url));
