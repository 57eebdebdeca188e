import { describe, expect, it } from 'vitest';
import { type RankingAction, reduceRanking, type RankingState } from './reduce-ranking.ts';

const after = (...actions: readonly RankingAction<string>[]): RankingState<string> =>
  actions.reduce<RankingState<string>>((state, action) => reduceRanking(state, action), {
    value: ['a', 'b', 'c'],
    history: [],
    grab: null,
  });

describe('a ranking', () => {
  it('undoes moves in reverse order', () => {
    const moves = [
      { kind: 'place', item: 'd', at: 3 },
      { kind: 'remove', item: 'a' },
    ] as const;
    expect(after(...moves).value).toEqual(['b', 'c', 'd']);
    expect(after(...moves, { kind: 'undo' }).value).toEqual(['a', 'b', 'c', 'd']);
    expect(after(...moves, { kind: 'undo' }, { kind: 'undo' }).value).toEqual(['a', 'b', 'c']);
    expect(after({ kind: 'undo' }).value).toEqual(['a', 'b', 'c']);
  });

  it('undoes the last item together with the one that left it alone', () => {
    const last = { kind: 'place', item: 'd', at: 3, last: 'e' } as const;
    expect(after(last).value).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(after(last, { kind: 'undo' }).value).toEqual(['a', 'b', 'c']);
  });

  it('does not record moves without effect', () => {
    expect(after({ kind: 'place', item: 'a', at: 0 }).history).toEqual([]);
  });

  const carried = [
    { kind: 'pick_up', item: 'c' },
    { kind: 'place', item: 'c', at: 1 },
    { kind: 'place', item: 'c', at: 0 },
  ] as const;

  it('undoes all steps of a picked-up item at once', () => {
    const dropped = after(...carried, { kind: 'drop' });
    expect(dropped.value).toEqual(['c', 'a', 'b']);
    expect(dropped.grab).toBeNull();
    expect(dropped.history).toEqual([['a', 'b', 'c']]);
  });

  it('restores the previous order on Escape', () => {
    const cancelled = after(...carried, { kind: 'cancel' });
    expect(cancelled).toEqual({ value: ['a', 'b', 'c'], history: [], grab: null });
  });

  it('undoes the removal of a picked-up item to its original rank', () => {
    const removed = after(...carried, { kind: 'remove', item: 'c' });
    expect(removed.value).toEqual(['a', 'b']);
    expect(reduceRanking(removed, { kind: 'undo' }).value).toEqual(['a', 'b', 'c']);
  });
});
