import { placed, removed } from './reorder.ts';

/** An item picked up by keyboard, and the order to restore on Escape. */
interface Grab<K> {
  readonly item: K;
  readonly before: readonly K[];
}

export interface RankingState<K> {
  readonly value: readonly K[];
  readonly history: readonly (readonly K[])[];
  readonly grab: Grab<K> | null;
}

export type RankingAction<K> =
  /** `last`: the only one left, which takes the last place in the same move. */
  | { readonly kind: 'place'; readonly item: K; readonly at: number; readonly last?: K }
  | { readonly kind: 'remove'; readonly item: K }
  | { readonly kind: 'pick_up'; readonly item: K }
  | { readonly kind: 'drop' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'undo' };

const isSameOrder = <K>(a: readonly K[], b: readonly K[]): boolean =>
  a.length === b.length && a.every((item, place) => item === b[place]);

/** Adds the previous order to the history if it differs. */
const withHistory = <K>(
  state: RankingState<K>,
  value: readonly K[],
  before: readonly K[] = state.value,
): RankingState<K> => ({
  value,
  history: isSameOrder(value, before) ? state.history : [...state.history, before],
  grab: null,
});

/** Steps between picking up and dropping are one undoable move. */
export const reduceRanking = <K>(
  state: RankingState<K>,
  action: RankingAction<K>,
): RankingState<K> => {
  const { value, history, grab } = state;
  switch (action.kind) {
    case 'place': {
      const own = placed(value, action.item, action.at);
      const next = action.last === undefined ? own : placed(own, action.last, own.length);
      return grab?.item === action.item ? { ...state, value: next } : withHistory(state, next);
    }
    case 'remove':
      return withHistory(state, removed(value, action.item), grab?.before);
    case 'pick_up':
      return { ...state, grab: { item: action.item, before: value } };
    case 'drop':
      return grab ? withHistory(state, value, grab.before) : state;
    case 'cancel':
      return grab ? { ...state, value: grab.before, grab: null } : state;
    case 'undo': {
      const last = history.at(-1);
      return last ? { value: last, history: history.slice(0, -1), grab: null } : state;
    }
  }
};
