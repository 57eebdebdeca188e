/** Drizzle wraps the driver's error. */
export const rootCause = (error: unknown): unknown => {
  let current = error;
  while (current instanceof Error && current.cause !== undefined) current = current.cause;
  return current;
};

/** The stack without its message, which may span several lines. */
const stackFrames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** PostgreSQL error fields that hold only names of our schema. */
const SCHEMA_NAMES = ['code', 'table', 'column', 'constraint'] as const;

/**
 * The type and stack of an error for the log, never its message: that of a failed query holds all its values, which
 * may be personal data.
 */
export const redactError = (error: unknown): Readonly<Record<string, string>> => {
  const root = rootCause(error);
  if (!(error instanceof Error) || !(root instanceof Error)) return { type: typeof root };
  const facts = new Map<string, unknown>(Object.entries(root));
  const names = SCHEMA_NAMES.flatMap((name) => {
    const value = facts.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { type: root.name, ...Object.fromEntries(names), stack: stackFrames(error) };
};
