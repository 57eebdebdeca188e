const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an address says of an id is asked of the server only if it could be one. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && UUID.test(value);
