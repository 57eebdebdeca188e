import type { RankingMessages } from '@cadran/i18n/ranking';
import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { dropTarget, numberAt } from './drag/drag-geometry.ts';
import { OneList } from './one-list/one-list.tsx';
import type { RankingItem } from './ranking-item.ts';
import { useIsNarrow } from './ranking-layout.ts';
import { neighbour, remaining } from './engine/reorder.ts';
import { TwoLists } from './two-lists/two-lists.tsx';
import { useDrag } from './drag/use-drag.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useRanking } from './engine/use-ranking.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import hidden from '../visually-hidden.module.css';
import itemStyles from './ranking-item.module.css';
import styles from './ranking.module.css';

interface Props<K extends string> {
  readonly items: readonly RankingItem<K>[];
  /** Most important first. */
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
 * Two lists, or one on narrow screens. Works by tap or click, mouse and touch drag, keyboard and buttons, so that
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
  const isOneList = useIsNarrow();
  const ranking = useRef<HTMLOListElement>(null);
  const pool = useRef<HTMLUListElement>(null);
  const [root, focusAfter] = useFocusAfter();
  const itemOf = (code: K) => items.find((item) => item.code === code) ?? { code, name: code };
  const nameOf = (code: K) => itemOf(code).name;
  const moves = useRanking({ value, onChange, nameOf, labels });
  const codes = items.map(({ code }) => code);
  const rest = remaining(codes, value);

  /** In one list the only card left is numbered with the one before it. */
  const place = (code: K, at: number): void => {
    const [last, ...more] = rest.filter((other) => other !== code);
    const isLast = isOneList && rest.includes(code) && more.length === 0;
    moves.place(code, at, isLast ? last : undefined);
  };

  const { drag, start, isClick } = useDrag<K>({
    targetAt: (x, y, code) =>
      isOneList
        ? numberAt(pool.current, y, code)
        : dropTarget({ ranking: ranking.current, pool: pool.current }, x, y, code),
    onDrop: (code, target) => {
      if (typeof target === 'number') place(code, target);
      else if (target === 'pool' && value.includes(code)) moves.remove(code);
    },
  });

  const add = (code: K, byPointer = false): void => {
    if (!isClick()) return;
    const next = neighbour(rest, code);
    place(code, value.length);
    // A finger stays where it is: nothing scrolls away under it.
    const isStaying = isOneList && (byPointer || rest.length <= 2);
    focusAfter(next === undefined || isStaying ? `move-${code}` : `add-${next}`);
  };

  const dragged = drag && itemOf(drag.item);
  const layout = {
    id,
    value,
    rest,
    itemOf,
    labels,
    moves,
    drag,
    onAdd: add,
    onFocus: focusAfter,
    onDrag: start,
    children: (
      <button
        type="button"
        className={styles.undo}
        aria-disabled={!moves.canUndo}
        onClick={moves.undo}
      >
        <span aria-hidden="true">↶</span> {labels.undo}
      </button>
    ),
  };

  return (
    <div
      className={styles.ranking}
      data-ranking
      ref={root}
      role="group"
      aria-label={name}
      aria-describedby={describedBy}
    >
      <p className={brief ? hidden.visuallyHidden : styles.how}>
        {isOneList ? labels.tapInstructions : labels.instructions}
      </p>
      <VisuallyHidden as="p" id={`${id}-keys`}>
        {labels.keyboard}
      </VisuallyHidden>
      <VisuallyHidden as="p" role="status">
        {moves.message}
      </VisuallyHidden>
      {isOneList ? (
        <OneList {...layout} codes={codes} list={pool} />
      ) : (
        <TwoLists {...layout} ranking={ranking} pool={pool} />
      )}
      {/* In a portal: some browsers position fixed elements relative to a container. */}
      {dragged &&
        createPortal(
          <div
            className={`${itemStyles.item} ${itemStyles.floating}`}
            aria-hidden="true"
            style={{ left: drag.left, top: drag.top, width: drag.width }}
          >
            {isOneList && typeof drag.target === 'number' && (
              <span className={itemStyles.place}>{drag.target + 1}</span>
            )}
            <span className={itemStyles.text}>{dragged.name}</span>
          </div>,
          document.body,
        )}
    </div>
  );
};
