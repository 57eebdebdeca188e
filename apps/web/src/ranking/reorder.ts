/** The list with `item` at `place` (kept inside the list), wherever it was before. */
export const placed = <K>(list: readonly K[], item: K, place: number): readonly K[] => {
  const others = list.filter((other) => other !== item);
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, item);
};

export const removed = <K>(list: readonly K[], item: K): readonly K[] =>
  list.filter((other) => other !== item);

/** What is still to be ranked, in its own order. */
export const remaining = <K>(all: readonly K[], list: readonly K[]): readonly K[] =>
  all.filter((item) => !list.includes(item));

/** Where the focus goes when `item` leaves the left list: the one below it, else the one above. */
export const neighbour = <K>(list: readonly K[], item: K): K | undefined => {
  const place = list.indexOf(item);
  return list[place + 1] ?? list[place - 1];
};
