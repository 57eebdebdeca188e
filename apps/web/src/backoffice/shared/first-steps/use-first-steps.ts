import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { tryStorage } from '../../../shared/storage/try-storage.ts';
import { useSession } from '../session/use-session.ts';
import { type FirstStep, parseProgress, type Progress, withStep } from './progress.ts';

const CHANGED = 'cadran:first-steps';
const keyOf = (userId: string): string => `cadran.first-steps.${userId}`;

/** Without storage the checklist is shown again. */
const read = (key: string): string | null => tryStorage(() => localStorage.getItem(key));

const write = (key: string, progress: Progress): void => {
  tryStorage(() => localStorage.setItem(key, JSON.stringify(progress)));
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
