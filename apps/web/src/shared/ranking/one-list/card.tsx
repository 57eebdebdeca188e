import type { RankingMessages } from '@cadran/i18n/ranking';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Grip } from '../drag/grip.tsx';
import { MoveButton } from '../move-button.tsx';
import { rankedKeys } from '../engine/ranked-keys.ts';
import type { RankingItem } from '../ranking-item.ts';
import { movedFocus } from '../engine/reorder.ts';
import type { RankingMoves } from '../engine/use-ranking.ts';
import styles from '../ranking-item.module.css';

interface Props<K extends string> {
  readonly id: string;
  readonly keysId: string;
  readonly item: RankingItem<K>;
  /** -1 without a number. */
  readonly place: number;
  readonly value: readonly K[];
  readonly rest: readonly K[];
  readonly labels: RankingMessages;
  readonly moves: RankingMoves<K>;
  /** The dragged card would take this one's number. */
  readonly marked: boolean;
  readonly faded: boolean;
  readonly onAdd: (code: K, byPointer: boolean) => void;
  readonly onFocus: (name: string) => void;
  readonly onDrag: (event: PointerEvent, element: HTMLElement) => void;
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A tap numbers it, a second one takes the number back; for keyboards it is what it is in the two lists. */
export const Card = <K extends string>(props: Props<K>) => {
  const { id, item, place, value, rest, labels, moves, onFocus } = props;
  const { code, name } = item;
  const ranked = place >= 0;
  const keys = rankedKeys({ code, value, moves, onFocus });
  const poolKeys = (event: KeyboardEvent): void => {
    const step = ARROWS[event.key];
    if (step === undefined && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (step === undefined) props.onAdd(code, false);
    else onFocus(`add-${movedFocus(rest, code, step)}`);
  };
  const classes = [
    styles.item,
    styles.card,
    keys.held && styles.held,
    props.marked && styles.aimed,
    props.faded && styles.faded,
  ];
  return (
    <li
      data-item={code}
      data-place={ranked ? place : undefined}
      className={classes.filter(Boolean).join(' ')}
    >
      <Grip onDrag={props.onDrag} />
      <span className={ranked ? styles.place : `${styles.place} ${styles.unnumbered}`} aria-hidden>
        {ranked && place + 1}
      </span>
      <span className={styles.text}>
        <button
          type="button"
          className={styles.add}
          data-focus={ranked ? `move-${code}` : `add-${code}`}
          aria-label={ranked ? labels.move(name, place + 1, value.length) : labels.add(name)}
          aria-describedby={ranked ? props.keysId : item.description ? id : undefined}
          aria-pressed={ranked ? keys.held : undefined}
          onClick={(event) => (ranked ? moves.remove(code) : props.onAdd(code, event.detail > 0))}
          onKeyDown={ranked ? keys.act : poolKeys}
        >
          {name}
        </button>
        {item.description && (
          <small id={id} className={styles.description}>
            {item.description}
          </small>
        )}
      </span>
      <span className={styles.refine} hidden={!ranked}>
        <MoveButton
          sign="↑"
          label={labels.up(name)}
          off={place <= 0}
          onPress={() => moves.place(code, place - 1)}
        />
        <MoveButton
          sign="↓"
          label={labels.down(name)}
          off={place === value.length - 1}
          onPress={() => moves.place(code, place + 1)}
        />
      </span>
    </li>
  );
};
