import { useCallback, useEffect, useRef } from 'react';
import type { AnswerStore } from '../answers/answer-store.ts';
import { createPageTimer, type PageTimer } from './page-timer.ts';
import { TIMINGS, timeKey } from './steps.ts';

const timeBefore = (store: AnswerStore, page: string): number => {
  const before = store.items()[TIMINGS]?.[page];
  return typeof before === 'object' && before !== null && 'ms' in before ? Number(before.ms) : 0;
};

/** Counts the time on a page and files it when told to; the time of earlier visits is added to. */
export const usePageTime = (
  store: AnswerStore,
  name: string,
  page: number,
  statements: number,
): (() => void) => {
  const timer = useRef<PageTimer | null>(null);
  const key = timeKey(name, page);
  useEffect(() => {
    const counting = createPageTimer(() => performance.now(), timeBefore(store, key));
    timer.current = counting;
    const follow = (): void => (document.hidden ? counting.pause() : counting.resume());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [store, key]);
  return useCallback(() => {
    // At least one: a page that was left has been seen.
    const ms = Math.max(1, timer.current?.elapsed() ?? 0);
    store.put(TIMINGS, key, { ms, statements }, ms);
  }, [store, key, statements]);
};
