const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';

/** A missing id is refused before any call, in the specification's words (section 8). */
const filledPath = (path: string, params: object): string => {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replaceAll(/:([A-Za-z]+)/g, (_match, name: string) => {
    const value = text(values.get(name));
    if (value === '') throw new Error('ID is undefined');
    return encodeURIComponent(value);
  });
};

const queryString = (query: object): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, text(value));
  }
  return search.size > 0 ? `?${search}` : '';
};

export const buildUrl = (path: string, params: object = {}, query: object = {}): string =>
  `/api${filledPath(path, params)}${queryString(query)}`;
