import { shuffle } from '../seeded-random.ts';

/** How simulated respondents make up their minds: from the random source they are given and no other. */
export type Random = () => number;

/** One of these, each as likely. */
export const oneOf = <T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[Math.floor(random() * items.length)] ?? items[0];

/** From one to `most` of these. */
export const someOf = <T>(random: Random, items: readonly T[], most: number): T[] =>
  shuffle(items, random).slice(0, wholeBetween(random, 1, most));

/** The same, in the order of the list, as check boxes give them. */
export const someInOrder = <T>(random: Random, items: readonly T[], most: number): T[] => {
  const some = someOf(random, items, most);
  return items.filter((item) => some.includes(item));
};

export const wholeBetween = (random: Random, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));
