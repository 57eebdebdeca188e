/** What stays in the browser. Where nothing may be stored, it lasts as long as the page. */
export interface KeyValueStorage {
  get(key: string): string | null;
  /** Whether it outlives the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(prefix: string): string[];
}

export const memoryStorage = (): KeyValueStorage => {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => {
      kept.set(key, value);
      return true;
    },
    remove: (key) => void kept.delete(key),
    keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
  };
};

/** What does not fit any more is kept in the page instead. */
export const storageOf = (local: Storage): KeyValueStorage => {
  const inPage = memoryStorage();
  return {
    get: (key) => inPage.get(key) ?? local.getItem(key),
    set: (key, value) => {
      try {
        local.setItem(key, value);
        inPage.remove(key);
        return true;
      } catch {
        inPage.set(key, value);
        return false;
      }
    },
    remove: (key) => {
      inPage.remove(key);
      local.removeItem(key);
    },
    keys: (prefix) => [
      ...new Set([
        ...inPage.keys(prefix),
        ...Object.keys(local).filter((key) => key.startsWith(prefix)),
      ]),
    ],
  };
};

/** Where a browser denies every access. */
const deniedStorage = (): KeyValueStorage => {
  const inPage = memoryStorage();
  return {
    ...inPage,
    set: (key, value) => {
      inPage.set(key, value);
      return false;
    },
  };
};

export const browserStorage = (): KeyValueStorage => {
  try {
    return storageOf(localStorage);
  } catch {
    return deniedStorage();
  }
};
