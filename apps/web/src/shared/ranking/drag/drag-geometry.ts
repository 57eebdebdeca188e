/** A place in the ranking, or the pool. */
export type DropTarget = number | 'pool' | null;

/** Includes a margin, so that the first and last place are easy to hit. */
const REACH = 24;

const isWithinReach = (box: DOMRect, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top - REACH && y <= box.bottom + REACH;

/** Rank at the pointer, from the vertical centres of the other items. */
export const placeAt = (middles: readonly number[], y: number): number => {
  const below = middles.findIndex((middle) => y < middle);
  return below < 0 ? middles.length : below;
};

interface Lists {
  readonly ranking: HTMLElement | null;
  readonly pool: HTMLElement | null;
}

export const dropTarget = (lists: Lists, x: number, y: number, item: string): DropTarget => {
  if (lists.ranking && isWithinReach(lists.ranking.getBoundingClientRect(), x, y)) {
    const others = [...lists.ranking.querySelectorAll<HTMLElement>('[data-item]')].filter(
      (element) => element.dataset['item'] !== item,
    );
    const middles = others.map((element) => {
      const box = element.getBoundingClientRect();
      return box.top + box.height / 2;
    });
    return placeAt(middles, y);
  }
  return lists.pool && isWithinReach(lists.pool.getBoundingClientRect(), x, y) ? 'pool' : null;
};

/** In one list: the number of the card at the pointer; on a card without one, the next number. */
export const numberAt = (list: HTMLElement | null, y: number, item: string): DropTarget => {
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  const numbered = cards.filter(
    ({ dataset }) => dataset['place'] !== undefined && dataset['item'] !== item,
  );
  const at = cards.find((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return y >= top && y <= bottom;
  });
  if (!at) return null;
  return Math.min(Number(at.dataset['place'] ?? numbered.length), numbered.length);
};

const EDGE = 72;
const FASTEST = 14;

/** Scroll distance per frame, larger near the window's edge. */
export const scrollStep = (y: number, height: number): number => {
  const nearness = y < EDGE ? y / EDGE - 1 : Math.max(0, 1 - (height - y) / EDGE);
  return Math.round(Math.max(-1, Math.min(1, nearness)) * FASTEST);
};
