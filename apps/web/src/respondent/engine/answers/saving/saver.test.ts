import { type AnswerItems, NO_ANSWERS } from '@cadran/contract/answers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../data/http-client.ts';
import { createAnswerStore } from '../answer-store.ts';
import { memoryStorage } from '../../session/key-value-storage.ts';
import {
  createSaver,
  type FinalState,
  SAVE_DELAY,
  type SaveResponse,
  type SaveState,
} from './saver.ts';
import { createStampClock } from '../stamp-clock.ts';

const SAVED: SaveResponse = { status: 'opened', newer: NO_ANSWERS };

/** A saver whose server answers as the script says, then `SAVED` for ever. */
const setUp = (
  script: (SaveResponse | Error)[] = [],
  renewed: FinalState | null | Error = 'ended',
) => {
  const store = createAnswerStore(
    memoryStorage(),
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
  it('sends within half a second, only what changed, several answers at once', async () => {
    const { store, sent, states } = setUp();
    store.set('a', 'one', 1);
    await vi.advanceTimersByTimeAsync(SAVE_DELAY - 100);
    store.set('a', 'two', 2);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual([{ values: { a: { one: 1, two: 2 } }, complete: false }]);
    store.set('a', 'two', 3);
    await vi.advanceTimersByTimeAsync(SAVE_DELAY);
    expect(sent.at(-1)?.values).toEqual({ a: { two: 3 } });
    expect(states).toEqual(['saving', 'saved', 'saving', 'saved']);
  });

  it('also sends while typing continues', async () => {
    const { store, sent } = setUp();
    for (let letter = 1; letter <= 20; letter++) {
      store.set('a', 'text', 'x'.repeat(letter));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(sent.length).toBeGreaterThanOrEqual(3);
  });

  it('retries after a failure with growing delays and shows it', async () => {
    const { store, sent, states } = setUp([network(), network(), new ApiError('unavailable')]);
    store.set('a', 'one', 1);
    await vi.advanceTimersByTimeAsync(SAVE_DELAY);
    expect(sent).toHaveLength(1);
    expect(states).toEqual(['saving', 'offline']);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(4000);
    expect(sent).toHaveLength(4);
    expect(states).toEqual(['saving', 'offline', 'saved']);
  });

  it('sends everything at once when the network is back', async () => {
    const { store, saver, sent } = setUp([network(), network(), network(), network(), network()]);
    store.set('a', 'one', 1);
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
    expect(states.at(-1)).toBe('saved');
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
