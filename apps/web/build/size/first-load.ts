export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  /** Fonts and pictures. */
  readonly assets?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Every script, style and font that the entries fetch before anything is clicked. */
export const firstLoad = (manifest: Manifest, entries: readonly string[]): string[] => {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk “${key}”: the size budget looks for it.`);
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.assets?.filter((file) => file.endsWith('.woff2')).forEach((file) => files.add(file));
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files];
};
