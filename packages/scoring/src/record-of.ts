/**
 * A record with one entry per code, so that no code can be forgotten. The only cast of the package:
 * TypeScript cannot see that the loop fills every key.
 */
export const recordOf = <Key extends string, T>(
  keys: readonly Key[],
  of: (key: Key, place: number) => T,
): Record<Key, T> => {
  const record = {} as Record<Key, T>;
  let place = 0;
  for (const key of keys) {
    record[key] = of(key, place);
    place += 1;
  }
  return record;
};
