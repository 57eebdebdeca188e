/** A NUL, or half of a pair that stands for one character: neither is text to PostgreSQL. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The path of the first text, or key, inside a value that no database can keep; `undefined` where all can be. */
export const unstorableText = (
  value: unknown,
  path: readonly string[] = [],
): string | undefined => {
  if (typeof value === 'string') return isStorable(value) ? undefined : path.join('.');
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return path.join('.');
    const found = unstorableText(inner, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
};
