/** For example at `customization.introduction.fr`; undefined when a parent is missing. */
export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      values,
    );
