/** Drizzle wraps the driver's error; the reason is at the end of the chain. */
export const rootOf = (error: unknown): unknown => {
  let current = error;
  while (current instanceof Error && current.cause !== undefined) current = current.cause;
  return current;
};

/** Where it happened: the lines of a stack behind its message, which may be of several lines itself. */
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Names that we gave ourselves, as PostgreSQL tells them. */
const OWN_NAMES = ['code', 'table', 'column', 'constraint'] as const;

/**
 * An error as it may stand in a log: its kind and its place. Never its message: a failed query names all its
 * values, and those may be somebody's address, answers or hash of a password.
 */
export const namelessly = (error: unknown): Readonly<Record<string, string>> => {
  const root = rootOf(error);
  if (!(error instanceof Error) || !(root instanceof Error)) return { type: typeof root };
  const facts = new Map<string, unknown>(Object.entries(root));
  const names = OWN_NAMES.flatMap((name) => {
    const value = facts.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { type: root.name, ...Object.fromEntries(names), stack: framesOf(error) };
};
