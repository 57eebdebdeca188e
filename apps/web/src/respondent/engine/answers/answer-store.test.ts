import { createStamp } from '@cadran/contract/codes';
import { describe, expect, it, vi } from 'vitest';
import { createAnswerStore } from './answer-store.ts';
import { memoryStorage, type KeyValueStorage } from '../session/key-value-storage.ts';
import { createStampClock } from './stamp-clock.ts';

const PREFIX = 'cadran.answers.q1.';

/** A tab: its own clock and number, the browser's storage. */
const openTab = (storage: KeyValueStorage, tab = 1, now = () => 1000, offset = 0) =>
  createAnswerStore(
    storage,
    PREFIX,
    createStampClock(now, tab, () => offset),
  );

describe('an answer', () => {
  it('is stored in the browser at once and still unsent after a reload', () => {
    const storage = memoryStorage();
    openTab(storage).set('culture', 'leadership_1', 'clan');
    const again = openTab(storage);
    expect(again.items()).toEqual({ culture: { leadership_1: 'clan' } });
    expect(again.pending().items).toEqual({ culture: { leadership_1: 'clan' } });
  });

  it('stores the language in which it was read, also after a reload or a change of language', () => {
    const storage = memoryStorage();
    const store = openTab(storage);
    store.set('values', 'power_1', 3, 'fr');
    store.set('values', 'power_2', 'declined', 'fr');
    store.set('values', 'power_1', 4, 'en');
    store.set('contact', 'firstName', 'Zoé');
    const read = { values: { power_1: 'en', power_2: 'fr' } };
    expect(store.pending().languages).toEqual(read);
    expect(openTab(storage).pending().languages).toEqual(read);
  });

  it('is marked as sent once the server has it, unless it changed since', () => {
    const store = openTab(memoryStorage());
    store.set('values', 'power_1', 3);
    const sent = store.pending();
    store.set('values', 'power_1', 4);
    store.acknowledge(sent.stamps);
    expect(store.pending().items).toEqual({ values: { power_1: 4 } });
    store.acknowledge(store.pending().stamps);
    expect(store.hasPending()).toBe(false);
  });

  it('that the server refuses is not sent again until it changes', () => {
    const store = openTab(memoryStorage());
    store.set('mobility', 'commuteTime', 999);
    store.refuse(store.pending().stamps);
    expect(store.hasPending()).toBe(false);
    expect(store.items()).toEqual({ mobility: { commuteTime: 999 } });
    store.set('mobility', 'commuteTime', 30);
    expect(store.pending().items).toEqual({ mobility: { commuteTime: 30 } });
  });

  it('that changed while being refused is sent again', () => {
    const store = openTab(memoryStorage());
    store.set('mobility', 'commuteTime', 999);
    const sent = store.pending();
    store.set('mobility', 'commuteTime', 30);
    store.refuse(sent.stamps);
    expect(store.pending().items).toEqual({ mobility: { commuteTime: 30 } });
  });

  it('given later has a larger stamp even if the device’s clock goes back', () => {
    let now = 5000;
    const store = openTab(memoryStorage(), 1, () => now);
    const stamps: number[] = [];
    for (now of [5000, 5000, 1000, 1000, 6000]) {
      store.set('a', 'b', stamps.length);
      stamps.push(store.pending().stamps['a']?.['b'] ?? 0);
    }
    expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
    expect(new Set(stamps).size).toBe(5);
  });

  it('on a device with a slow clock still replaces older ones of a fast clock', () => {
    const store = openTab(memoryStorage(), 1, () => 1000);
    store.receive({
      items: { a: { b: 'ahead' } },
      stamps: { a: { b: createStamp(9_000_000, 3) } },
    });
    store.set('a', 'b', 'behind');
    expect(store.pending().stamps['a']?.['b']).toBeGreaterThan(createStamp(9_000_000, 3));
  });

  it('is stamped with the server’s time', () => {
    const store = openTab(memoryStorage(), 0, () => 1000, 500);
    store.set('a', 'b', 1);
    expect(store.pending().stamps['a']?.['b']).toBe(createStamp(1500, 0));
  });
});

describe('the entries of the storage', () => {
  it('are named by part and item', () => {
    const storage = memoryStorage();
    storage.set(`${PREFIX}skills.list`, '[[{"name":"C.A.D"}],7,"pending"]');
    storage.set(`${PREFIX}timings.culture/0`, '[{"ms":900},900,"saved"]');
    storage.set(`${PREFIX}a.b.c`, '["dotted",8,"refused"]');
    const store = openTab(storage);
    expect(store.items()).toEqual({
      skills: { list: [{ name: 'C.A.D' }] },
      timings: { 'culture/0': { ms: 900 } },
      a: { 'b.c': 'dotted' },
    });
    expect(store.pending().stamps).toEqual({ skills: { list: 7 } });
    store.acknowledge({ skills: { list: 7 } });
    expect(storage.get(`${PREFIX}skills.list`)).toBe('[[{"name":"C.A.D"}],7,"saved"]');
  });
});

describe('two tabs', () => {
  it('do not overwrite each other’s answers', () => {
    const storage = memoryStorage();
    const [one, two] = [openTab(storage, 1), openTab(storage, 2)];
    one.set('values', 'power_1', 1);
    two.set('values', 'power_2', 2);
    expect(openTab(storage).items()).toEqual({ values: { power_1: 1, power_2: 2 } });
  });

  it('take over each other’s newer answers only', () => {
    const storage = memoryStorage();
    const one = openTab(storage, 1, () => 1000);
    const two = openTab(storage, 2, () => 2000);
    const listener = vi.fn<() => void>();
    one.subscribe(listener);
    two.set('a', 'b', 'newer');
    one.changedElsewhere(`${PREFIX}a.b`);
    expect(one.items()).toEqual({ a: { b: 'newer' } });
    expect(listener).toHaveBeenCalledOnce();
    one.changedElsewhere('another.thing');
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('a browser that cannot keep an answer', () => {
  it('says so until the server has it or it fits', () => {
    const storage = memoryStorage();
    let full = true;
    const store = openTab({
      ...storage,
      set: (key, value) => !full && storage.set(key, value),
    });
    store.set('a', 'b', 1);
    expect(store.isKept()).toBe(false);
    store.acknowledge(store.pending().stamps);
    expect(store.isKept()).toBe(true);
    store.set('a', 'b', 2);
    expect(store.isKept()).toBe(false);
    full = false;
    store.set('a', 'b', 3);
    expect(store.isKept()).toBe(true);
  });
});

describe('the answers of the server', () => {
  it('fill in missing answers and do not replace newer ones', () => {
    const store = openTab(memoryStorage(), 0, () => 1000);
    store.set('a', 'mine', 'newer');
    store.receive({
      items: { a: { mine: 'older', theirs: 'there' } },
      stamps: { a: { mine: createStamp(999, 0), theirs: createStamp(999, 0) } },
    });
    expect(store.items()).toEqual({ a: { mine: 'newer', theirs: 'there' } });
    expect(store.pending().items).toEqual({ a: { mine: 'newer' } });
  });

  it('replace older ones, which are then not sent; null means withdrawn', () => {
    const store = openTab(memoryStorage(), 0, () => 1000);
    store.set('a', 'b', 'older');
    store.receive({ items: {}, stamps: { a: { b: createStamp(2000, 0) } } });
    expect(store.items()).toEqual({ a: { b: null } });
    expect(store.hasPending()).toBe(false);
  });
});

describe('a page’s time', () => {
  it('only grows', () => {
    const store = openTab(memoryStorage());
    store.put('timings', 'culture/0', { ms: 900 }, 900);
    store.put('timings', 'culture/0', { ms: 400 }, 400);
    expect(store.items()).toEqual({ timings: { 'culture/0': { ms: 900 } } });
  });
});

describe('wiping', () => {
  it('leaves nothing of this questionnaire and everything else', () => {
    const storage = memoryStorage();
    storage.set('other', 'stays');
    const store = openTab(storage);
    store.set('a', 'b', 1);
    store.wipe();
    expect(storage.keys('')).toEqual(['other']);
    expect(store.items()).toEqual({});
    expect(store.hasPending()).toBe(false);
  });

  it('ignores entries of other versions', () => {
    const storage = memoryStorage();
    storage.set(`${PREFIX}a.b`, 'not an entry');
    expect(openTab(storage).items()).toEqual({});
  });
});
