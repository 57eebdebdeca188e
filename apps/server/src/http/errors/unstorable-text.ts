/** PostgreSQL text cannot hold NUL or lone surrogates. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The path of the first text or key that cannot be stored; `undefined` if there is none. */
export const findUnstorableText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return isStorable(value) ? undefined : '';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return '';
    const found = findUnstorableText(inner);
    if (found !== undefined) return found === '' ? key : `${key}.${found}`;
  }
  return undefined;
};
