import type { Manifest } from './first-load.ts';

/** The first import cycle between chunks, or null. */
export const findChunkCycle = (manifest: Manifest): readonly string[] | null => {
  const done = new Set<string>();
  const visit = (key: string, above: readonly string[]): readonly string[] | null => {
    if (above.includes(key)) return [...above.slice(above.indexOf(key)), key];
    if (done.has(key)) return null;
    for (const next of manifest[key]?.imports ?? []) {
      const cycle = visit(next, [...above, key]);
      if (cycle) return cycle;
    }
    done.add(key);
    return null;
  };
  for (const key of Object.keys(manifest)) {
    const cycle = visit(key, []);
    if (cycle) return cycle;
  }
  return null;
};
