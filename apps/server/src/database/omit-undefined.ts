/** For partial updates: absent fields stay unchanged. */
export type Defined<T extends object> = { [K in keyof T]?: Exclude<T[K], undefined> };

export const omitUndefined = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
