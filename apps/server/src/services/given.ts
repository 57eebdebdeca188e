/** Only what was sent: an absent field stays as it is. */
export type Given<T extends object> = { [K in keyof T]?: Exclude<T[K], undefined> };

export const given = <T extends object>(values: T): Given<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>;
