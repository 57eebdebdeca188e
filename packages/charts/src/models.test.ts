import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const IMPORT = /(?:from|import) '(\.[^']+)'/gu;

/** Every file of ours that is loaded with this one. */
const loadedWith = (file: URL, known = new Set<string>()): Set<string> => {
  if (known.has(file.href)) return known;
  known.add(file.href);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
    loadedWith(new URL(path, file), known);
  return known;
};

describe('the models', () => {
  it('import no JSX, so that Node can run them from source', () => {
    const files = [...loadedWith(new URL('models.ts', import.meta.url))];
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  });
});
