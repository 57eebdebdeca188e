import type { DropTarget } from './use-drag.ts';

/** Within reach of a list: a little around it too, so that the first and last place are easy to hit. */
const REACH = 24;

const within = (box: DOMRect, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top - REACH && y <= box.bottom + REACH;

/** Which place in the ranking the pointer is at, given the middles of the other items' boxes. */
export const placeAt = (middles: readonly number[], y: number): number => {
  const below = middles.findIndex((middle) => y < middle);
  return below < 0 ? middles.length : below;
};

interface Lists {
  readonly ranking: HTMLElement | null;
  readonly pool: HTMLElement | null;
}

export const dropTarget = (lists: Lists, x: number, y: number, item: string): DropTarget => {
  if (lists.ranking && within(lists.ranking.getBoundingClientRect(), x, y)) {
    const others = [...lists.ranking.querySelectorAll<HTMLElement>('[data-item]')].filter(
      (element) => element.dataset['item'] !== item,
    );
    const middles = others.map((element) => {
      const box = element.getBoundingClientRect();
      return box.top + box.height / 2;
    });
    return placeAt(middles, y);
  }
  return lists.pool && within(lists.pool.getBoundingClientRect(), x, y) ? 'pool' : null;
};
