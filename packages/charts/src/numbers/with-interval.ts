/** "33 [28; 38]": a number and the ends of its interval, for tables; brackets are read in every language. */
export const formatInterval = (
  text: string,
  interval: readonly [from: number, to: number] | undefined,
  write: (value: number) => string,
): string => (interval ? `${text} [${write(interval[0])}; ${write(interval[1])}]` : text);
