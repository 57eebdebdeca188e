import { describe, expect, it } from 'vitest';
import { storageOf } from './key-value-storage.ts';

/** As a browser's, with room for so many letters. */
const createLocalStorage = (room: number) => {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      const used = Object.values({ ...kept, [key]: value }).join('').length;
      if (used > room) throw new DOMException('full', 'QuotaExceededError');
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  const local = new Proxy(kept, {
    get: (target, name) => Reflect.get(methods, name) ?? Reflect.get(target, name),
  });
  return { kept, local: local as unknown as Storage };
};

describe('a full storage', () => {
  it('keeps in the page what does not fit, and says so', () => {
    const { kept, local } = createLocalStorage(4);
    const storage = storageOf(local);
    expect(storage.set('q.a', '1234')).toBe(true);
    expect(storage.set('q.b', '5')).toBe(false);
    expect(storage.get('q.b')).toBe('5');
    expect(storage.set('q.a', '12345')).toBe(false);
    expect(storage.get('q.a')).toBe('12345');
    expect(kept).toEqual({ 'q.a': '1234' });
    expect(storage.keys('q.').toSorted()).toEqual(['q.a', 'q.b']);
  });

  it('keeps it as soon as there is room, and removes it everywhere', () => {
    const { kept, local } = createLocalStorage(4);
    const storage = storageOf(local);
    storage.set('q.a', '1234');
    storage.set('q.b', '5');
    storage.remove('q.a');
    expect(storage.set('q.b', '67')).toBe(true);
    expect(storage.get('q.b')).toBe('67');
    storage.remove('q.b');
    expect(storage.keys('')).toEqual([]);
    expect(kept).toEqual({});
  });
});
