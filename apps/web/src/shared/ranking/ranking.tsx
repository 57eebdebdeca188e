import type { RankingMessages } from '@cadran/i18n/ranking';
import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { dropTarget } from './drag/drag-geometry.ts';
import { PoolItem } from './pool-item.tsx';
import { RankedItem } from './ranked-item.tsx';
import type { RankingItem } from './ranking-item.ts';
import { neighbour, remaining } from './reorder.ts';
import { useDrag } from './drag/use-drag.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useRanking } from './use-ranking.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import hidden from '../visually-hidden.module.css';
import itemStyles from './ranking-item.module.css';
import styles from './ranking.module.css';

interface Props<K extends string> {
  readonly items: readonly RankingItem<K>[];
  /** Most important first; items not in it are in the pool. */
  readonly value: readonly K[];
  readonly onChange: (value: readonly K[]) => void;
  readonly labels: RankingMessages;
  readonly name: string;
  /** Hides the instructions visually, for repeated rankings. */
  readonly brief?: boolean;
  /** Id of a message about the whole ranking. */
  readonly describedBy?: string | undefined;
}

/**
 * Two lists: the pool and the ranking. Works by tap or click, mouse and touch drag, keyboard and buttons, so that
 * nobody has to drag (WCAG 2.5.7).
 */
export const Ranking = <K extends string>({
  items,
  value,
  onChange,
  labels,
  name,
  brief = false,
  describedBy,
}: Props<K>) => {
  const id = useId();
  const ranking = useRef<HTMLOListElement>(null);
  const pool = useRef<HTMLUListElement>(null);
  const [root, focusAfter] = useFocusAfter();
  const itemOf = (code: K) => items.find((item) => item.code === code);
  const nameOf = (code: K) => itemOf(code)?.name ?? code;
  const moves = useRanking({ value, onChange, nameOf, labels });
  const rest = remaining(
    items.map(({ code }) => code),
    value,
  );

  const { drag, start, isClick } = useDrag<K>({
    targetAt: (x, y, code) =>
      dropTarget({ ranking: ranking.current, pool: pool.current }, x, y, code),
    onDrop: (code, target) => {
      if (typeof target === 'number') moves.place(code, target);
      else if (target === 'pool' && value.includes(code)) moves.remove(code);
    },
  });

  const add = (code: K): void => {
    if (!isClick()) return;
    const next = neighbour(rest, code);
    moves.place(code, value.length);
    focusAfter(next ? `add-${next}` : `move-${code}`);
  };

  /** The drop mark is before this item, not counting the dragged one. */
  const others = value.filter((code) => code !== drag?.item);
  const markBefore = typeof drag?.target === 'number' ? others[drag.target] : undefined;
  const markEnd = typeof drag?.target === 'number' && drag.target >= others.length;
  const dragged = drag && itemOf(drag.item);

  return (
    <div
      className={styles.ranking}
      data-ranking
      ref={root}
      role="group"
      aria-label={name}
      aria-describedby={describedBy}
    >
      <p className={brief ? hidden.visuallyHidden : styles.how}>{labels.instructions}</p>
      <VisuallyHidden as="p" id={`${id}-keys`}>
        {labels.keyboard}
      </VisuallyHidden>
      <VisuallyHidden as="p" role="status">
        {moves.message}
      </VisuallyHidden>
      <div className={styles.lists}>
        <section>
          <p className={styles.title} id={`${id}-pool`}>
            {labels.pool} <span className={styles.count}>{labels.remaining(rest.length)}</span>
          </p>
          <ul
            ref={pool}
            aria-labelledby={`${id}-pool`}
            className={styles.list}
            data-drop-target={drag?.target === 'pool' || undefined}
          >
            {rest.map((code) => (
              <PoolItem
                key={code}
                id={`${id}-${code}`}
                item={itemOf(code) ?? { code, name: code }}
                labels={labels}
                faded={drag?.item === code}
                onAdd={() => add(code)}
                onFocusMove={(step) => focusAfter(`add-${rest[rest.indexOf(code) + step] ?? code}`)}
                onDrag={(event, element) => start(code, event, element)}
              />
            ))}
            {rest.length === 0 && <li className={styles.empty}>{labels.poolEmpty}</li>}
          </ul>
        </section>
        <section>
          <p className={styles.title} id={`${id}-ranking`}>
            {labels.ranking}
          </p>
          <ol
            ref={ranking}
            aria-labelledby={`${id}-ranking`}
            className={styles.list}
            data-drop-target={typeof drag?.target === 'number' || undefined}
          >
            {value.map((code, place) => (
              <RankedItem
                key={code}
                item={itemOf(code) ?? { code, name: code }}
                keysId={`${id}-keys`}
                place={place}
                total={value.length}
                labels={labels}
                moves={moves}
                marked={code === markBefore}
                faded={drag?.item === code}
                onFocus={focusAfter}
                neighbourOf={(step) => value[place + step] ?? code}
                onDrag={(event, element) => start(code, event, element)}
              />
            ))}
            {rest.length > 0 && (
              <li className={markEnd ? `${styles.slot} ${styles.marked}` : styles.slot}>
                {value.length === 0 ? labels.rankingEmpty : labels.nextHere(value.length + 1)}
              </li>
            )}
          </ol>
          <button
            type="button"
            className={styles.undo}
            aria-disabled={!moves.canUndo}
            onClick={moves.undo}
          >
            <span aria-hidden="true">↶</span> {labels.undo}
          </button>
        </section>
      </div>
      {/* In a portal: some browsers position fixed elements relative to a container. */}
      {dragged &&
        createPortal(
          <div
            className={`${itemStyles.item} ${itemStyles.floating}`}
            aria-hidden="true"
            style={{ left: drag.left, top: drag.top, width: drag.width }}
          >
            <span className={itemStyles.text}>{dragged.name}</span>
          </div>,
          document.body,
        )}
    </div>
  );
};
