import type { RankingMessages } from '@cadran/i18n/ranking';
import { type PointerEvent, type ReactNode, useSyncExternalStore } from 'react';
import type { Drag } from './drag/use-drag.ts';
import type { RankingItem } from './ranking-item.ts';
import type { RankingMoves } from './engine/use-ranking.ts';

/** What either layout of a ranking is given. */
export interface RankingLayoutProps<K extends string> {
  readonly id: string;
  readonly value: readonly K[];
  /** Items not ranked yet. */
  readonly rest: readonly K[];
  readonly itemOf: (code: K) => RankingItem<K>;
  readonly labels: RankingMessages;
  readonly moves: RankingMoves<K>;
  readonly drag: Drag<K> | null;
  readonly onAdd: (code: K, byPointer?: boolean) => void;
  readonly onFocus: (name: string) => void;
  readonly onDrag: (code: K, event: PointerEvent, element: HTMLElement) => void;
  /** The button that undoes. */
  readonly children: ReactNode;
}

/** Below it two lists have no room beside each other. */
const NARROW = '(max-width: 831px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
