import type { RankingMessages } from '@cadran/i18n/ranking';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Grip } from './grip.tsx';
import { isSentence, type RankingItem } from './ranking-item.ts';
import type { RankingMoves } from './use-ranking.ts';

interface Props<K extends string> {
  readonly item: RankingItem<K>;
  readonly keysId: string;
  readonly place: number;
  readonly total: number;
  readonly labels: RankingMessages;
  readonly moves: RankingMoves<K>;
  /** The dragged item would go before this one. */
  readonly marked: boolean;
  readonly faded: boolean;
  readonly onFocus: (name: string) => void;
  readonly neighbourOf: (step: 1 | -1) => K;
  readonly onDrag: (event: PointerEvent, element: HTMLElement) => void;
}

/** In the ranking. One stop of the Tab key: its keys do what its three buttons do. */
export const RankedItem = <K extends string>(props: Props<K>) => {
  const { item, place, total, labels, moves, onFocus } = props;
  const { code, name } = item;
  const held = moves.grabbed === code;

  const step = (by: 1 | -1): void => {
    if (!held) {
      onFocus(`move-${props.neighbourOf(by)}`);
      return;
    }
    if (place + by >= 0 && place + by < total) moves.place(code, place + by);
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

  const button = (sign: string, label: string, action: () => void, off = false) => (
    <button
      type="button"
      tabIndex={-1}
      className="ranking-button"
      aria-label={label}
      aria-disabled={off}
      onClick={() => {
        if (off) return;
        action();
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );

  const classes = [
    'ranking-item',
    isSentence(item) && 'sentence',
    held && 'held',
    props.marked && 'marked',
    props.faded && 'faded',
  ];
  return (
    <li
      data-item={code}
      className={classes.filter(Boolean).join(' ')}
      onPointerDown={(event) => {
        const onButton = event.target instanceof Element && event.target.closest('.ranking-button');
        if (event.pointerType === 'mouse' && !onButton) props.onDrag(event, event.currentTarget);
      }}
    >
      <Grip onDrag={props.onDrag} />
      <span className="ranking-place" aria-hidden="true">
        {place + 1}
      </span>
      <button
        type="button"
        className="ranking-move"
        data-focus={`move-${code}`}
        aria-label={labels.move(name, place + 1, total)}
        aria-describedby={props.keysId}
        aria-pressed={held}
        onKeyDown={act}
      >
        <span className="ranking-text">{name}</span>
      </button>
      {button('↑', labels.up(name), () => moves.place(code, place - 1), place === 0)}
      {button('↓', labels.down(name), () => moves.place(code, place + 1), place === total - 1)}
      {button('×', labels.remove(name), remove)}
    </li>
  );
};
