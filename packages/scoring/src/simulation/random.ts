/** A source of numbers in [0, 1), passed by the caller. */
export type Random = () => number;

/** A standard normal number, by Box and Muller. */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export const pick = <T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[Math.floor(random() * items.length)] ?? items[0];

/** A continuous judgement put on a scale of whole steps. */
export const toScale = (x: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, Math.round(x)));

/** Items from best to worst, where each one's appeal is judged with some noise. */
export const noisyOrder = <T>(
  random: Random,
  items: readonly T[],
  appeal: (item: T) => number,
  noise: number,
): T[] =>
  items
    .map((item) => ({ item, felt: appeal(item) + noise * normal(random) }))
    .toSorted((a, b) => b.felt - a.felt)
    .map(({ item }) => item);
