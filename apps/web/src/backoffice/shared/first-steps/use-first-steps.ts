import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { ifStored } from '../../../storage/if-stored.ts';
import { useSession } from '../session/use-session.ts';
import { type FirstStep, parseProgress, type Progress, withStep } from './progress.ts';

const CHANGED = 'cadran:first-steps';
const keyOf = (userId: string): string => `cadran.first-steps.${userId}`;

/** A browser that stores nothing shows the steps again; nothing else depends on them. */
const read = (key: string): string | null => ifStored(() => localStorage.getItem(key));

const write = (key: string, progress: Progress): void => {
  ifStored(() => localStorage.setItem(key, JSON.stringify(progress)));
  dispatchEvent(new Event(CHANGED));
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
};

/** How far this person has come, in this browser. */
export const useFirstSteps = () => {
  const key = keyOf(useSession().user.id);
  const kept = useSyncExternalStore(subscribe, () => read(key));
  const progress = useMemo(() => parseProgress(kept), [kept]);
  const complete = useCallback(
    (step: FirstStep): void => {
      const before = parseProgress(read(key));
      if (!before.done.includes(step)) write(key, withStep(before, step));
    },
    [key],
  );
  const dismiss = (): void => write(key, { ...progress, dismissed: true });
  return { progress, complete, dismiss };
};
