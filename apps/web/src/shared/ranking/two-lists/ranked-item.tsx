import type { RankingMessages } from '@cadran/i18n/ranking';
import type { PointerEvent } from 'react';
import { Grip } from '../drag/grip.tsx';
import { MoveButton } from '../move-button.tsx';
import { rankedKeys } from '../engine/ranked-keys.ts';
import { isSentence, type RankingItem } from '../ranking-item.ts';
import type { RankingMoves } from '../engine/use-ranking.ts';
import styles from '../ranking-item.module.css';

interface Props<K extends string> {
  readonly item: RankingItem<K>;
  readonly keysId: string;
  readonly value: readonly K[];
  readonly labels: RankingMessages;
  readonly moves: RankingMoves<K>;
  /** The dragged item would be dropped before this one. */
  readonly marked: boolean;
  readonly faded: boolean;
  readonly onFocus: (name: string) => void;
  readonly onDrag: (event: PointerEvent, element: HTMLElement) => void;
}

/** One Tab stop; arrow keys do what the buttons do. */
export const RankedItem = <K extends string>(props: Props<K>) => {
  const { item, value, labels, moves, onFocus } = props;
  const { code, name } = item;
  const place = value.indexOf(code);
  const total = value.length;
  const { held, remove, act } = rankedKeys({ code, value, moves, onFocus });
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
      <MoveButton
        sign="↑"
        label={labels.up(name)}
        off={place === 0}
        onPress={() => moves.place(code, place - 1)}
      />
      <MoveButton
        sign="↓"
        label={labels.down(name)}
        off={place === total - 1}
        onPress={() => moves.place(code, place + 1)}
      />
      <MoveButton sign="×" label={labels.remove(name)} onPress={remove} />
    </li>
  );
};
