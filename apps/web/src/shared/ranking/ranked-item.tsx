import type { RankingMessages } from '@cadran/i18n/ranking';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Grip } from './drag/grip.tsx';
import { isSentence, type RankingItem } from './ranking-item.ts';
import type { RankingMoves } from './use-ranking.ts';
import styles from './ranking-item.module.css';

interface Props<K extends string> {
  readonly item: RankingItem<K>;
  readonly keysId: string;
  readonly place: number;
  readonly total: number;
  readonly labels: RankingMessages;
  readonly moves: RankingMoves<K>;
  /** The dragged item would be dropped before this one. */
  readonly marked: boolean;
  readonly faded: boolean;
  readonly onFocus: (name: string) => void;
  readonly neighbourOf: (step: 1 | -1) => K;
  readonly onDrag: (event: PointerEvent, element: HTMLElement) => void;
}

/** One Tab stop; arrow keys do what the buttons do. */
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
      className={styles.button}
      data-action
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
    styles.item,
    isSentence(item) && styles.sentence,
    held && styles.held,
    props.marked && styles.marked,
    props.faded && styles.faded,
  ];
  return (
    <li
      data-item={code}
      className={classes.filter(Boolean).join(' ')}
      onPointerDown={(event) => {
        const onButton = event.target instanceof Element && event.target.closest('[data-action]');
        if (event.pointerType === 'mouse' && !onButton) props.onDrag(event, event.currentTarget);
      }}
    >
      <Grip onDrag={props.onDrag} />
      <span className={styles.place} aria-hidden="true">
        {place + 1}
      </span>
      <button
        type="button"
        className={styles.move}
        data-focus={`move-${code}`}
        aria-label={labels.move(name, place + 1, total)}
        aria-describedby={props.keysId}
        aria-pressed={held}
        onKeyDown={act}
      >
        <span className={styles.text}>{name}</span>
      </button>
      {button('↑', labels.up(name), () => moves.place(code, place - 1), place === 0)}
      {button('↓', labels.down(name), () => moves.place(code, place + 1), place === total - 1)}
      {button('×', labels.remove(name), remove)}
    </li>
  );
};
