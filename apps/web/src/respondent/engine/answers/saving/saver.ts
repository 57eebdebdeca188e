import type { StampedAnswers } from '@cadran/contract/answers';
import { ApiError } from '../../../data/http-client.ts';
import type { AnswerBatch } from '../answer-entry.ts';
import type { AnswerStore } from '../answer-store.ts';
import { type Deferred, deferred } from './deferred.ts';
import { refusedStamps } from '../refused-answers.ts';

const FIRST = 1000;
const LONGEST = 30_000;

/** Doubles after every failure, with jitter. */
export const retryDelay = (failures: number, random: number): number =>
  Math.min(LONGEST, FIRST * 2 ** (failures - 1)) * (0.75 + random / 2);

/**
 * `saved`: the server has everything; `kept`: this browser holds what the server does not have yet; `saving`: the
 * browser cannot hold it, so it is being sent; `offline`: tried again; `closed`: the campaign no longer takes
 * answers; `completed`: sent, here or elsewhere; `ended`: the questionnaire is gone.
 */
export type SaveState = 'saved' | 'kept' | 'saving' | 'offline' | 'closed' | 'completed' | 'ended';

export interface SaveResponse {
  readonly status: 'opened' | 'completed';
  /** Answers given later elsewhere. */
  readonly newer: StampedAnswers;
}

interface Options {
  readonly store: AnswerStore;
  readonly send: (batch: AnswerBatch, complete: boolean) => Promise<SaveResponse>;
  /** Renews the token; returns null, or how the session ended. */
  readonly renew: () => Promise<FinalState | null>;
  readonly onState: (state: SaveState) => void;
  readonly random?: () => number;
}

/** What this browser keeps is sent with its page, or when a change has waited so long. */
export const SAVE_DELAY = 20_000;

/** What it cannot keep is sent almost at once; letters of a word still go together. */
export const UNKEPT_DELAY = 500;

const FINAL_STATES = ['closed', 'completed', 'ended'] as const satisfies SaveState[];
export type FinalState = (typeof FINAL_STATES)[number];
const FINAL: ReadonlySet<SaveState> = new Set(FINAL_STATES);

export interface Saver {
  /** The store changed: sends what is pending before long. */
  changed(): void;
  /** Sends at once: a page was left, the network is back, the page comes forward. */
  readonly flush: () => Promise<void>;
  /** The page may be about to go: sends at once, beside whatever is under way. */
  leaving(): void;
  /** Sends everything and completes, trying until it is done; rejects if an answer is missing. */
  complete(): Promise<void>;
}

export const createSaver = ({
  store,
  send,
  renew,
  onState,
  random = Math.random,
}: Options): Saver => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  let state: SaveState = 'saved';
  let failures = 0;
  let underWay: Promise<void> | null = null;
  let completing: Deferred | null = null;

  const enter = (next: SaveState): void => {
    if (state === next) return;
    state = next;
    onState(next);
  };
  const isOver = (): boolean => FINAL.has(state);
  const isIdle = (): boolean => !store.hasPending() && !completing;
  /** An answer that the server refused stays here until it changes. */
  const settle = (): void => enter(store.hasUnsaved() ? 'kept' : 'saved');
  const enterWaiting = (): void => {
    if (failures === 0) enter(store.isKept() ? 'kept' : 'saving');
  };
  const unschedule = (): void => {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
  };
  const schedule = (delay: number): void => {
    const at = Date.now() + delay;
    if (at >= due) return;
    unschedule();
    due = at;
    timer = setTimeout(() => void flush(), delay);
  };
  const scheduleChange = (): void => {
    // After a failure the next attempt is due already.
    if (failures === 0) schedule(store.isKept() ? SAVE_DELAY : UNKEPT_DELAY);
  };
  const finish = (final: FinalState): void => {
    unschedule();
    enter(final);
    if (final === 'completed') completing?.resolve();
    else completing?.reject(new ApiError(final === 'closed' ? 'campaign_closed' : 'not_found'));
    completing = null;
  };

  const accept = (batch: StampedAnswers, answer: SaveResponse): void => {
    failures = 0;
    store.acknowledge(batch.stamps);
    store.receive(answer.newer);
    if (answer.status === 'completed') finish('completed');
  };

  /** What was refused is set aside, so that one wrong answer does not hold up the others. */
  const setAside = (batch: StampedAnswers, error: ApiError): void => {
    const refused = refusedStamps(batch.stamps, error.fields);
    if (Object.keys(refused).length > 0) store.refuse(refused);
    else if (completing) {
      completing.reject(error);
      completing = null;
    } else store.refuse(batch.stamps);
  };

  const fail = async (batch: StampedAnswers, error: unknown): Promise<void> => {
    const code = error instanceof ApiError ? error.code : 'network';
    if (code === 'campaign_closed') return finish('closed');
    if (code === 'conflict') return finish('completed');
    if (code === 'not_found' || code === 'forbidden') return finish('ended');
    if (code === 'invalid_input') return setAside(batch, error as ApiError);
    if (code === 'unauthenticated') {
      const end = await renew().catch(() => undefined);
      if (end === null) return;
      if (end !== undefined) return finish(end);
    }
    failures += 1;
    enter('offline');
  };

  const transmit = async (): Promise<void> => {
    const batch = store.pending();
    await send(batch, completing !== null).then(
      (answer) => accept(batch, answer),
      (error: unknown) => fail(batch, error),
    );
  };

  const flush = async (): Promise<void> => {
    unschedule();
    if (underWay) return underWay;
    if (isOver() || isIdle()) return;
    enterWaiting();
    underWay = transmit();
    await underWay;
    underWay = null;
    if (isOver()) return;
    if (isIdle()) settle();
    else schedule(failures > 0 ? retryDelay(failures, random()) : 0);
  };

  return {
    changed: () => {
      if (isOver()) return;
      if (!isIdle()) {
        enterWaiting();
        scheduleChange();
      } else if (!underWay) {
        // Another tab has sent it.
        unschedule();
        settle();
      }
    },
    flush,
    leaving: () => {
      if (isOver() || !store.hasPending()) return;
      if (underWay) void transmit();
      else void flush();
    },
    complete: async () => {
      if (state === 'completed') return;
      completing ??= deferred();
      const { promise } = completing;
      void flush();
      return promise;
    },
  };
};
