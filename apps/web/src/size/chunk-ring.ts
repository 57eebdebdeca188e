import type { Manifest } from './first-load.ts';

/** Files that import one another in a circle, if there are any: none of them can be run first. */
export const chunkRing = (manifest: Manifest): readonly string[] | null => {
  const done = new Set<string>();
  const visit = (key: string, above: readonly string[]): readonly string[] | null => {
    if (above.includes(key)) return [...above.slice(above.indexOf(key)), key];
    if (done.has(key)) return null;
    for (const next of manifest[key]?.imports ?? []) {
      const ring = visit(next, [...above, key]);
      if (ring) return ring;
    }
    done.add(key);
    return null;
  };
  for (const key of Object.keys(manifest)) {
    const ring = visit(key, []);
    if (ring) return ring;
  }
  return null;
};
