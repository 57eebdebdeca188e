import { isDeepStrictEqual } from 'node:util';
import { type AnswerItems, NO_ANSWERS } from '@cadran/contract/answers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../data/http-client.ts';
import { createAnswerStore } from '../answer-store.ts';
import { type KeyValueStorage, memoryStorage } from '../../session/key-value-storage.ts';
import {
  createSaver,
  type FinalState,
  SAVE_DELAY,
  UNKEPT_DELAY,
  type SaveResponse,
  type SaveState,
} from './saver.ts';
import { createStampClock } from '../stamp-clock.ts';

const SAVED: SaveResponse = { status: 'opened', newer: NO_ANSWERS };

/** A browser that lets nothing be stored. */
const denied = (): KeyValueStorage => ({ ...memoryStorage(), set: () => false });

/** A saver whose server answers as the script says, then `SAVED` for ever. */
const setUp = (
  script: (SaveResponse | Error)[] = [],
  renewed: FinalState | null | Error = 'ended',
  storage = memoryStorage(),
) => {
  const store = createAnswerStore(
    storage,
    'q.',
    createStampClock(Date.now, 0, () => 0),
  );
  const states: SaveState[] = [];
  const sent: { values: AnswerItems; complete: boolean }[] = [];
  const renew = vi.fn<() => Promise<FinalState | null>>(() =>
    renewed instanceof Error ? Promise.reject(renewed) : Promise.resolve(renewed),
  );
  const saver = createSaver({
    store,
    send: ({ items: values }, complete) => {
      sent.push({ values, complete });
      const next =
        script.shift() ?? (complete ? { ...SAVED, status: 'completed' as const } : SAVED);
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    renew,
    onState: (state) => void states.push(state),
    random: () => 0.5,
  });
  store.subscribe(() => saver.changed());
  return { store, saver, states, sent, renew };
};

const network = () => new ApiError('network');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('autosave', () => {
  it('sends what changed 20 seconds after the first change, however many follow', async () => {
    const { store, sent, states } = setUp();
    for (let second = 0; second < 20; second++) {
      store.set('a', `item${second}`, second);
      expect(states.at(-1)).toBe('kept');
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(sent).toHaveLength(1);
    expect(Object.keys(sent[0]?.values['a'] ?? {})).toHaveLength(20);
    store.set('a', 'item1', 'again');
    await vi.advanceTimersByTimeAsync(SAVE_DELAY);
    expect(sent.at(-1)?.values).toEqual({ a: { item1: 'again' } });
    expect(states).toEqual(['kept', 'saved', 'kept', 'saved']);
  });

  it('sends a page that is left at once, and nothing again when its 20 seconds are over', async () => {
    const { store, saver, sent, states } = setUp();
    store.set('a', 'one', 1);
    store.set('timings', 'a/0', { ms: 900 });
    await saver.flush();
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe('saved');
    await vi.advanceTimersByTimeAsync(2 * SAVE_DELAY);
    expect(sent).toHaveLength(1);
  });

  it('says “saved” only after the server has said so, and after everything has been sent', async () => {
    const { store, saver, states } = setUp();
    store.set('a', 'one', 1);
    const saving = saver.flush();
    store.set('a', 'two', 2);
    expect(states).toEqual(['kept']);
    await saving;
    expect(states).toEqual(['kept']);
    await vi.advanceTimersByTimeAsync(0);
    expect(states).toEqual(['kept', 'saved']);
  });

  it('sends nothing that another tab has sent', async () => {
    const storage = memoryStorage();
    const here = setUp([], 'ended', storage);
    here.store.set('a', 'one', 1);
    const elsewhere = setUp([], 'ended', storage);
    await elsewhere.saver.flush();
    here.store.changedElsewhere('q.a.one');
    expect(here.states).toEqual(['kept', 'saved']);
    await vi.advanceTimersByTimeAsync(SAVE_DELAY);
    expect(here.sent).toEqual([]);
  });

  it('sends almost at once what the browser cannot keep', async () => {
    const { store, sent, states } = setUp([], 'ended', denied());
    expect(store.isKept()).toBe(true);
    store.set('a', 'one', 1);
    expect(store.isKept()).toBe(false);
    await vi.advanceTimersByTimeAsync(UNKEPT_DELAY);
    expect(sent).toHaveLength(1);
    expect(states).toEqual(['saving', 'saved']);
  });

  it('also when the storage is full in the middle of a page', async () => {
    const storage = memoryStorage();
    let full = false;
    const { store, sent, states } = setUp([], 'ended', {
      ...storage,
      set: (key, value) => !full && storage.set(key, value),
    });
    store.set('a', 'one', 1);
    await vi.advanceTimersByTimeAsync(1000);
    full = true;
    store.set('a', 'two', 2);
    await vi.advanceTimersByTimeAsync(UNKEPT_DELAY);
    expect(sent.map(({ values }) => values)).toEqual([{ a: { one: 1, two: 2 } }]);
    expect(store.isKept()).toBe(true);
    store.set('a', 'three', 3);
    expect(states).toEqual(['kept', 'saving', 'saved', 'saving']);
    full = false;
    await vi.advanceTimersByTimeAsync(UNKEPT_DELAY);
    store.set('a', 'four', 4);
    expect(states.at(-1)).toBe('kept');
  });

  it('retries after a failure with growing delays and shows it', async () => {
    const { store, sent, states } = setUp([network(), network(), new ApiError('unavailable')]);
    store.set('a', 'one', 1);
    await vi.advanceTimersByTimeAsync(SAVE_DELAY);
    expect(sent).toHaveLength(1);
    expect(states).toEqual(['kept', 'offline']);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(4000);
    expect(sent).toHaveLength(4);
    expect(states).toEqual(['kept', 'offline', 'saved']);
  });

  it('sends everything at once when the network is back', async () => {
    const { store, saver, sent } = setUp([network(), network(), network(), network(), network()]);
    store.set('a', 'one', 1);
    void saver.flush();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toHaveLength(5);
    store.set('a', 'two', 2);
    await saver.flush();
    expect(sent.at(-1)?.values).toEqual({ a: { one: 1, two: 2 } });
    expect(store.hasPending()).toBe(false);
  });

  it('runs one save at a time, then sends what changed meanwhile', async () => {
    const { store, saver, sent } = setUp();
    store.set('a', 'one', 1);
    const first = saver.flush();
    store.set('a', 'one', 2);
    void saver.flush();
    expect(sent).toHaveLength(1);
    await first;
    await vi.advanceTimersByTimeAsync(SAVE_DELAY);
    expect(sent.map(({ values }) => values)).toEqual([{ a: { one: 1 } }, { a: { one: 2 } }]);
  });

  it('sends at once when the page is closed, even during a save', async () => {
    const { store, saver, sent } = setUp();
    store.set('a', 'one', 1);
    void saver.flush();
    store.set('a', 'two', 2);
    saver.leaving();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.values).toMatchObject({ a: { two: 2 } });
    await vi.runAllTimersAsync();
    saver.leaving();
    expect(sent).toHaveLength(2);
  });

  it('takes over newer answers of other devices', async () => {
    const newer = {
      items: { a: { one: 'theirs' } },
      stamps: { a: { one: Number.MAX_SAFE_INTEGER } },
    };
    const { store, saver } = setUp([{ status: 'opened', newer }]);
    store.set('a', 'one', 'mine');
    await saver.flush();
    expect(store.items()).toEqual({ a: { one: 'theirs' } });
  });

  it('sets aside an answer the server refuses and saves the others', async () => {
    const { store, saver, sent, states } = setUp([
      new ApiError('invalid_input', {
        'answers.skills.2.level': 'max:5',
        'contact.email': 'type',
      }),
    ]);
    store.set('skills', 'list', []);
    store.set('contact', 'email', 7);
    store.set('values', 'power_1', 3);
    await saver.flush();
    await vi.runAllTimersAsync();
    expect(sent.at(-1)?.values).toEqual({ values: { power_1: 3 } });
    // The refused ones are here only.
    expect(states.at(-1)).toBe('kept');
    expect(sent).toHaveLength(2);
  });

  it('renews an expired token and continues', async () => {
    const { store, saver, sent, renew, states } = setUp([new ApiError('unauthenticated')], null);
    store.set('a', 'one', 1);
    await saver.flush();
    await vi.runAllTimersAsync();
    expect(renew).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(2);
    expect(states.at(-1)).toBe('saved');
  });

  it('waits for the network when a token cannot be renewed', async () => {
    const { store, saver, states } = setUp([new ApiError('unauthenticated')], network());
    store.set('a', 'one', 1);
    await saver.flush();
    expect(states.at(-1)).toBe('offline');
  });

  it.each([
    ['campaign_closed', 'closed'],
    ['conflict', 'completed'],
    ['not_found', 'ended'],
    ['unauthenticated', 'ended'],
  ] as const)('stops sending on “%s” (state: %s)', async (code, state) => {
    const { store, saver, sent, states } = setUp([new ApiError(code)]);
    store.set('a', 'one', 1);
    await saver.flush();
    store.set('a', 'two', 2);
    await saver.flush();
    await vi.runAllTimersAsync();
    expect(states.at(-1)).toBe(state);
    expect(sent).toHaveLength(1);
    expect(store.items()).toEqual({ a: { one: 1, two: 2 } });
  });
});

describe('completing', () => {
  it('sends the last answers and the completion in one request', async () => {
    const { store, saver, sent, states } = setUp();
    store.set('a', 'one', 1);
    await saver.complete();
    expect(sent).toEqual([{ values: { a: { one: 1 } }, complete: true }]);
    expect(states.at(-1)).toBe('completed');
    await saver.complete();
    expect(sent).toHaveLength(1);
  });

  it('waits for the network, then completes', async () => {
    const { saver, states } = setUp([network(), network()]);
    const done = saver.complete();
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('offline');
    await vi.runAllTimersAsync();
    await done;
    expect(states.at(-1)).toBe('completed');
  });

  it('reports missing answers, and autosave continues', async () => {
    const missing = new ApiError('invalid_input', { 'answers.studies.degree': 'required' });
    const { store, saver, sent } = setUp([missing]);
    await expect(saver.complete()).rejects.toMatchObject({ fields: missing.fields });
    store.set('studies', 'degree', 'master');
    await vi.runAllTimersAsync();
    expect(sent.at(-1)).toEqual({ values: { studies: { degree: 'master' } }, complete: false });
  });

  it('reports a closed campaign', async () => {
    const { saver } = setUp([new ApiError('campaign_closed')]);
    await expect(saver.complete()).rejects.toMatchObject({ code: 'campaign_closed' });
  });
});

/** A server that keeps the newer of two answers, a network that comes and goes, a browser that is closed and opened. */
const createWorld = (storage: KeyValueStorage) => {
  const server = new Map<string, { value: unknown; stamp: number }>();
  const world = { isOnline: true, isResponseLost: false };
  let shown: SaveState = 'saved';
  const open = () => {
    const store = createAnswerStore(
      storage,
      'q.',
      createStampClock(Date.now, 0, () => 0),
    );
    let isOpen = true;
    const saver = createSaver({
      store,
      send: async ({ items, stamps }) => {
        if (!world.isOnline) throw network();
        for (const [part, answers] of Object.entries(items))
          for (const [item, value] of Object.entries(answers)) {
            const stamp = stamps[part]?.[item] ?? 0;
            if (stamp > (server.get(`${part}.${item}`)?.stamp ?? -1))
              server.set(`${part}.${item}`, { value, stamp });
          }
        await new Promise((resolve) => void setTimeout(resolve, 100));
        // A closed page hears nothing any more.
        if (!isOpen) return new Promise<SaveResponse>(() => undefined);
        if (world.isResponseLost) throw network();
        return SAVED;
      },
      renew: () => Promise.resolve('ended' as const),
      onState: (state) => {
        if (isOpen) shown = state;
      },
      random: () => 0.5,
    });
    store.subscribe(() => saver.changed());
    // As a questionnaire that is opened again sends what is left.
    void saver.flush();
    return {
      store,
      saver,
      close: (isKilled: boolean) => {
        if (!isKilled) saver.leaving();
        isOpen = false;
        vi.clearAllTimers();
      },
    };
  };
  return { world, server, open, shown: () => shown };
};

type World = ReturnType<typeof createWorld>;
type Tab = ReturnType<World['open']>;

/** Two pages of answers, with a network that goes and comes back. */
const STEPS: readonly ((tab: Tab, world: World['world']) => Promise<unknown> | void)[] = [
  ({ store }) => store.set('a', 'one', 1),
  ({ store }) => store.set('a', 'two', 2),
  ({ saver }) => void saver.flush(),
  () => vi.advanceTimersByTimeAsync(50),
  ({ store }) => store.set('b', 'one', 3),
  () => vi.advanceTimersByTimeAsync(50),
  ({ store }) => store.set('a', 'one', 4),
  (_, world) => void (world.isOnline = false),
  ({ saver }) => void saver.flush(),
  ({ store }) => store.set('b', 'two', 5),
  () => vi.advanceTimersByTimeAsync(5000),
  (_, world) => void (world.isOnline = true),
  ({ saver }) => void saver.flush(),
  (_, world) => void (world.isResponseLost = true),
  () => vi.advanceTimersByTimeAsync(500),
  ({ store }) => store.set('b', 'two', 6),
  (_, world) => void (world.isResponseLost = false),
  ({ saver }) => void saver.flush(),
  () => vi.advanceTimersByTimeAsync(50),
];

const valuesOn = (server: World['server']) =>
  Object.fromEntries([...server].map(([key, { value }]) => [key, value]));

const valuesIn = ({ store }: Tab) =>
  Object.fromEntries(
    Object.entries(store.items()).flatMap(([part, answers]) =>
      Object.entries(answers).map(([item, value]) => [`${part}.${item}`, value]),
    ),
  );

describe('a page that is closed after any step', () => {
  const moments = STEPS.map((_, last) => last);

  it.each(moments.flatMap((last) => [true, false].map((isKilled) => ({ last, isKilled }))))(
    'loses nothing that this device kept (step $last, killed: $isKilled)',
    async ({ last, isKilled }) => {
      const { world, server, open } = createWorld(memoryStorage());
      let tab = open();
      for (const [at, step] of STEPS.entries()) {
        await step(tab, world);
        if (at !== last) continue;
        const before = valuesIn(tab);
        tab.close(isKilled);
        tab = open();
        expect(valuesIn(tab)).toEqual(before);
      }
      await vi.advanceTimersByTimeAsync(60_000);
      expect(valuesOn(server)).toEqual({ 'a.one': 4, 'a.two': 2, 'b.one': 3, 'b.two': 6 });
      expect(tab.store.hasUnsaved()).toBe(false);
    },
  );

  it.each(moments)(
    'where nothing is kept, loses nothing that was called saved (step %i)',
    async (last) => {
      const { world, server, open, shown } = createWorld(denied());
      const tab = open();
      const isTrue = () =>
        shown() !== 'saved' || isDeepStrictEqual(valuesOn(server), valuesIn(tab));
      for (const step of STEPS.slice(0, last + 1)) {
        await step(tab, world);
        expect(isTrue()).toBe(true);
      }
      world.isOnline = true;
      tab.close(false);
      expect(valuesOn(server)).toEqual(valuesIn(tab));
    },
  );
});
