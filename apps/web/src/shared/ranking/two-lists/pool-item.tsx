import type { RankingMessages } from '@cadran/i18n/ranking';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Grip } from '../drag/grip.tsx';
import { isSentence, type RankingItem } from '../ranking-item.ts';
import styles from '../ranking-item.module.css';

interface Props {
  readonly id: string;
  readonly item: RankingItem<string>;
  readonly labels: RankingMessages;
  readonly faded: boolean;
  readonly onAdd: () => void;
  readonly onFocusMove: (step: 1 | -1) => void;
  readonly onDrag: (event: PointerEvent, element: HTMLElement) => void;
}

/** The whole item is a button; a mouse drags it anywhere, touch by its grip. */
export const PoolItem = ({ id, item, labels, faded, onAdd, onFocusMove, onDrag }: Props) => {
  const act = (event: KeyboardEvent): void => {
    const keys: Record<string, () => void> = {
      ArrowRight: onAdd,
      ArrowDown: () => onFocusMove(1),
      ArrowUp: () => onFocusMove(-1),
    };
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  const classes = [styles.item, isSentence(item) && styles.sentence, faded && styles.faded];
  return (
    <li
      data-item={item.code}
      className={classes.filter(Boolean).join(' ')}
      onPointerDown={(event) => event.pointerType === 'mouse' && onDrag(event, event.currentTarget)}
    >
      <Grip onDrag={onDrag} />
      <span className={styles.text}>
        <button
          type="button"
          className={styles.add}
          data-focus={`add-${item.code}`}
          aria-label={labels.add(item.name)}
          aria-describedby={item.description ? id : undefined}
          onClick={onAdd}
          onKeyDown={act}
        >
          {item.name}
        </button>
        {item.description && (
          <small id={id} className={styles.description}>
            {item.description}
          </small>
        )}
      </span>
      <span className={styles.plus} aria-hidden="true">
        +
      </span>
    </li>
  );
};
