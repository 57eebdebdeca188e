import type { RefObject } from 'react';
import { PoolItem } from './pool-item.tsx';
import { RankedItem } from './ranked-item.tsx';
import type { RankingLayoutProps } from '../ranking-layout.ts';
import { movedFocus } from '../engine/reorder.ts';
import styles from '../ranking.module.css';

interface Props<K extends string> extends RankingLayoutProps<K> {
  readonly ranking: RefObject<HTMLOListElement | null>;
  readonly pool: RefObject<HTMLUListElement | null>;
}

/** The pool on the left and the ranking on the right (spec, section 4). */
export const TwoLists = <K extends string>(props: Props<K>) => {
  const { id, value, rest, itemOf, labels, moves, drag, onAdd, onFocus, onDrag } = props;
  const { ranking, pool, children } = props;
  /** The drop mark is before this item, not counting the dragged one. */
  const others = value.filter((code) => code !== drag?.item);
  const isOverRanking = typeof drag?.target === 'number';
  const markBefore = typeof drag?.target === 'number' ? others[drag.target] : undefined;
  const markEnd = typeof drag?.target === 'number' && drag.target >= others.length;
  return (
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
              item={itemOf(code)}
              labels={labels}
              faded={drag?.item === code}
              onAdd={() => onAdd(code)}
              onFocusMove={(step) => onFocus(`add-${movedFocus(rest, code, step)}`)}
              onDrag={(event, element) => onDrag(code, event, element)}
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
          data-drop-target={isOverRanking || undefined}
        >
          {value.map((code) => (
            <RankedItem
              key={code}
              item={itemOf(code)}
              keysId={`${id}-keys`}
              value={value}
              labels={labels}
              moves={moves}
              marked={code === markBefore}
              faded={drag?.item === code}
              onFocus={onFocus}
              onDrag={(event, element) => onDrag(code, event, element)}
            />
          ))}
          {rest.length > 0 && (
            <li className={markEnd ? `${styles.slot} ${styles.marked}` : styles.slot}>
              {value.length === 0 ? labels.rankingEmpty : labels.nextHere(value.length + 1)}
            </li>
          )}
        </ol>
        {children}
      </section>
    </div>
  );
};
