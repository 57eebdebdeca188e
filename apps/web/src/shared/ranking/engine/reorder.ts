/** Inserts or moves `item` to `place`, clamped to the list. */
export const placed = <K>(list: readonly K[], item: K, place: number): readonly K[] => {
  const others = list.filter((other) => other !== item);
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, item);
};

export const removed = <K>(list: readonly K[], item: K): readonly K[] =>
  list.filter((other) => other !== item);

/** Unranked items in their original order. */
export const remaining = <K>(all: readonly K[], list: readonly K[]): readonly K[] =>
  all.filter((item) => !list.includes(item));

/** The item to focus when `item` leaves the pool: the next, else the previous. */
export const neighbour = <K>(list: readonly K[], item: K): K | undefined => {
  const place = list.indexOf(item);
  return list[place + 1] ?? list[place - 1];
};

/** Where the arrow keys lead in a list; they stay at its ends. */
export const movedFocus = <K>(list: readonly K[], item: K, step: number): K =>
  list[list.indexOf(item) + step] ?? item;
