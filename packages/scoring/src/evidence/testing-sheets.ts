/** An answer of 3 to every personality item, but for some places. */
export const sheetWith = (answers: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: 120 }, (_, item) => answers[item] ?? 3);

/** The same for the 20 value items, as 5 of 1 to 9. */
export const valuesWith = (answers: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: 20 }, (_, item) => answers[item] ?? 5);
