import './ranking.css';
import type { RankingMessages } from '@cadran/i18n/ranking';
import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { dropTarget } from './drop-target.ts';
import { PoolItem } from './pool-item.tsx';
import { RankedItem } from './ranked-item.tsx';
import type { RankingItem } from './ranking-item.ts';
import { neighbour, remaining } from './reorder.ts';
import { useDrag } from './use-drag.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useRanking } from './use-ranking.ts';

interface Props<K extends string> {
  readonly items: readonly RankingItem<K>[];
  /** Most important first; what is not in it is still in the left list. */
  readonly value: readonly K[];
  readonly onChange: (value: readonly K[]) => void;
  readonly labels: RankingMessages;
  /** What is ranked; read aloud before both lists. */
  readonly name: string;
  /** One of many alike: how it works was seen on the first, and is only read aloud. */
  readonly brief?: boolean;
  /** The id of a message about the ranking as a whole. */
  readonly describedBy?: string | undefined;
}

/**
 * Two lists: what is to be ranked, and the ranking. Equal by tap or click, by mouse and by touch, with
 * the keyboard, and with buttons, so that nobody has to drag (WCAG 2.5.7).
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

  /** The mark stands before the item now at that place, counted without the dragged one. */
  const others = value.filter((code) => code !== drag?.item);
  const markBefore = typeof drag?.target === 'number' ? others[drag.target] : undefined;
  const markEnd = typeof drag?.target === 'number' && drag.target >= others.length;
  const dragged = drag && itemOf(drag.item);

  return (
    <div
      className="ranking"
      ref={root}
      role="group"
      aria-label={name}
      aria-describedby={describedBy}
    >
      <p className={brief ? 'visually-hidden' : 'ranking-how'}>{labels.instructions}</p>
      <p className="visually-hidden" id={`${id}-keys`}>
        {labels.keyboard}
      </p>
      <p className="visually-hidden" role="status">
        {moves.message}
      </p>
      <div className="ranking-lists">
        <section>
          <p className="ranking-title" id={`${id}-pool`}>
            {labels.pool} <span className="ranking-count">{labels.remaining(rest.length)}</span>
          </p>
          <ul
            ref={pool}
            aria-labelledby={`${id}-pool`}
            className={drag?.target === 'pool' ? 'ranking-list over' : 'ranking-list'}
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
            {rest.length === 0 && <li className="ranking-empty">{labels.poolEmpty}</li>}
          </ul>
        </section>
        <section>
          <p className="ranking-title" id={`${id}-ranking`}>
            {labels.ranking}
          </p>
          <ol
            ref={ranking}
            aria-labelledby={`${id}-ranking`}
            className={typeof drag?.target === 'number' ? 'ranking-list over' : 'ranking-list'}
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
              <li className={markEnd ? 'ranking-slot marked' : 'ranking-slot'}>
                {value.length === 0 ? labels.rankingEmpty : labels.nextHere(value.length + 1)}
              </li>
            )}
          </ol>
          <button
            type="button"
            className="ranking-undo"
            aria-disabled={!moves.canUndo}
            onClick={moves.undo}
          >
            <span aria-hidden="true">↶</span> {labels.undo}
          </button>
        </section>
      </div>
      {/* Outside: in some browsers what is fixed inside a container is fixed to the container. */}
      {dragged &&
        createPortal(
          <div
            className="ranking-item floating"
            aria-hidden="true"
            style={{ left: drag.left, top: drag.top, width: drag.width }}
          >
            <span className="ranking-text">{dragged.name}</span>
          </div>,
          document.body,
        )}
    </div>
  );
};
