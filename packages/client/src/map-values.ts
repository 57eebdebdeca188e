export const mapValues = <T, U>(
  table: Readonly<Record<string, T>>,
  change: (value: T) => U,
): Record<string, U> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));
