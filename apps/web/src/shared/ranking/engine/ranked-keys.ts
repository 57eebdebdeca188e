import type { KeyboardEvent } from 'react';
import type { RankingMoves } from './use-ranking.ts';

interface Options<K extends string> {
  readonly code: K;
  readonly value: readonly K[];
  readonly moves: RankingMoves<K>;
  readonly onFocus: (name: string) => void;
}

/** Enter picks up and drops, arrows move, Escape cancels, Delete takes out. */
export const rankedKeys = <K extends string>({ code, value, moves, onFocus }: Options<K>) => {
  const held = moves.grabbed === code;
  const place = value.indexOf(code);
  const step = (by: 1 | -1): void => {
    if (!held) {
      onFocus(`move-${value[place + by] ?? code}`);
      return;
    }
    if (place + by >= 0 && place + by < value.length) moves.place(code, place + by);
    onFocus(`move-${code}`);
  };
  const remove = (): void => {
    moves.remove(code);
    onFocus(`add-${code}`);
  };
  const keys: Record<string, () => void> = {
    Enter: held ? moves.drop : () => moves.pickUp(code),
    ArrowUp: () => step(-1),
    ArrowDown: () => step(1),
    Delete: remove,
    Backspace: remove,
    ...(held && { Escape: moves.cancel, ArrowLeft: remove }),
  };
  keys[' '] = keys['Enter'] ?? moves.drop;
  const act = (event: KeyboardEvent): void => {
    if (event.key === 'Tab' && held) moves.drop();
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
    if (event.key === 'Escape') onFocus(`move-${code}`);
  };
  return { held, remove, act };
};
