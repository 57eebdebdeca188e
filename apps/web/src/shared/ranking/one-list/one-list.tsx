import type { RefObject } from 'react';
import { Card } from './card.tsx';
import type { RankingLayoutProps } from '../ranking-layout.ts';
import styles from '../ranking.module.css';

interface Props<K extends string> extends RankingLayoutProps<K> {
  /** In the order in which they stay. */
  readonly codes: readonly K[];
  readonly list: RefObject<HTMLUListElement | null>;
}

/** For narrow screens: cards stay where they are and a tap numbers them. */
export const OneList = <K extends string>(props: Props<K>) => {
  const { id, codes, value, rest, itemOf, labels, moves, drag, onAdd, onFocus, onDrag } = props;
  const { list, children } = props;
  const over = typeof drag?.target === 'number' ? value[drag.target] : undefined;
  return (
    <section>
      <p className={styles.title} id={`${id}-ranking`}>
        {labels.ranking}
        {/* Never longer than before: a second line would push the cards down. */}
        <span className={styles.count}>{labels.remaining(rest.length)}</span>
      </p>
      <ul ref={list} aria-labelledby={`${id}-ranking`} className={styles.cards}>
        {codes.map((code) => (
          <Card
            key={code}
            id={`${id}-${code}`}
            keysId={`${id}-keys`}
            item={itemOf(code)}
            place={value.indexOf(code)}
            value={value}
            rest={rest}
            labels={labels}
            moves={moves}
            marked={code === over && code !== drag?.item}
            faded={drag?.item === code}
            onAdd={onAdd}
            onFocus={onFocus}
            onDrag={(event, element) => onDrag(code, event, element)}
          />
        ))}
      </ul>
      {children}
    </section>
  );
};
