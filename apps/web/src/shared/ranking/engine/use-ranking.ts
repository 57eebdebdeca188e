import type { RankingMessages } from '@cadran/i18n/ranking';
import { useState } from 'react';
import { type RankingAction, type RankingState, reduceRanking } from './reduce-ranking.ts';

interface Options<K> {
  readonly value: readonly K[];
  readonly onChange: (value: readonly K[]) => void;
  readonly nameOf: (item: K) => string;
  readonly labels: RankingMessages;
}

/** Moves of a controlled ranking, each announced to screen readers. */
export const useRanking = <K extends string>({ value, onChange, nameOf, labels }: Options<K>) => {
  const [rest, setRest] = useState<Omit<RankingState<K>, 'value'>>({ history: [], grab: null });
  const [message, say] = useState('');
  const grabbed = rest.grab?.item ?? null;

  const step = (action: RankingAction<K>): readonly K[] => {
    const { value: next, ...others } = reduceRanking({ value, ...rest }, action);
    setRest(others);
    if (next !== value) onChange(next);
    return next;
  };
  const where = (item: K, list: readonly K[]) =>
    [nameOf(item), list.indexOf(item) + 1, list.length] as const;

  return {
    message,
    grabbed,
    canUndo: rest.history.length > 0,
    place: (item: K, at: number, last?: K): void => {
      const next = step({ kind: 'place', item, at, ...(last !== undefined && { last }) });
      const told = last === undefined ? [item] : [item, last];
      say(told.map((one) => labels.placed(...where(one, next))).join(' '));
    },
    remove: (item: K): void => {
      step({ kind: 'remove', item });
      say(labels.removed(nameOf(item)));
    },
    pickUp: (item: K): void => say(labels.grabbed(...where(item, step({ kind: 'pick_up', item })))),
    drop: (): void => {
      if (grabbed !== null) say(labels.dropped(...where(grabbed, step({ kind: 'drop' }))));
    },
    cancel: (): void => {
      if (grabbed === null) return;
      step({ kind: 'cancel' });
      say(labels.cancelled(nameOf(grabbed)));
    },
    undo: (): void => {
      if (rest.history.length === 0) return;
      step({ kind: 'undo' });
      say(labels.undone);
    },
  };
};
export type RankingMoves<K extends string> = ReturnType<typeof useRanking<K>>;
