/**
 * Of people who answered all items of an instrument: how many, the sum of each item, and the sum of each product of
 * two items (row by row of the lower triangle). Additive, so that no row of a person has to be kept.
 */
export interface ItemSums {
  readonly people: number;
  readonly sums: readonly number[];
  readonly products: readonly number[];
}

export const noSums = (items: number): ItemSums => ({
  people: 0,
  sums: Array.from({ length: items }, () => 0),
  products: Array.from({ length: (items * (items + 1)) / 2 }, () => 0),
});

/** One person's answers as sums, to be added. */
export const sumsOf = (answers: readonly number[]): ItemSums => ({
  people: 1,
  sums: answers,
  products: answers.flatMap((answer, i) => answers.slice(0, i + 1).map((other) => answer * other)),
});

const added = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, i) => value + (b[i] ?? 0));

export const addSums = (a: ItemSums, b: ItemSums): ItemSums => ({
  people: a.people + b.people,
  sums: added(a.sums, b.sums),
  products: added(a.products, b.products),
});

/** A square matrix, row by row. */
export type Matrix = readonly (readonly number[])[];

/** Covariances of some items, with n - 1. A sign of -1 turns an item around. */
export const covariances = (
  { people, sums, products }: ItemSums,
  items: readonly number[],
  signs: readonly number[] = items.map(() => 1),
): Matrix =>
  items.map((i, row) =>
    items.map((j, column) => {
      const [high, low] = i > j ? [i, j] : [j, i];
      const product = products[(high * (high + 1)) / 2 + low] ?? 0;
      const centred = product - ((sums[i] ?? 0) * (sums[j] ?? 0)) / people;
      return ((signs[row] ?? 1) * (signs[column] ?? 1) * centred) / (people - 1);
    }),
  );

export const total = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

export const diagonal = (matrix: Matrix): number[] => matrix.map((row, i) => row[i] ?? 0);

export const sumOfAll = (matrix: Matrix): number => total(matrix.map(total));
