import { shuffle } from '../seeded-random.ts';

/** The random source of simulated respondents, passed by the caller. */
export type Random = () => number;

/** A uniformly random item. */
export const oneOf = <T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[Math.floor(random() * items.length)] ?? items[0];

/** One to `most` random items. */
export const someOf = <T>(random: Random, items: readonly T[], most: number): T[] =>
  shuffle(items, random).slice(0, wholeBetween(random, 1, most));

/** The same, in list order, as check boxes submit them. */
export const someInOrder = <T>(random: Random, items: readonly T[], most: number): T[] => {
  const some = someOf(random, items, most);
  return items.filter((item) => some.includes(item));
};

export const wholeBetween = (random: Random, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));
