/** What stays in the browser. Where nothing may be stored, it lasts as long as the page. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(prefix: string): string[];
}

export const memoryStorage = (): KeyValueStorage => {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
  };
};

const localStorageKept = (): KeyValueStorage => ({
  get: (key) => localStorage.getItem(key),
  set: (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Full: the answer is still in the page and on its way to the server.
    }
  },
  remove: (key) => localStorage.removeItem(key),
  keys: (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)),
});

export const browserStorage = (): KeyValueStorage => {
  try {
    const probe = 'cadran.probe';
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorageKept();
  } catch {
    return memoryStorage();
  }
};
