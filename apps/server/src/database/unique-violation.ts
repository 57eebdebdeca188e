const UNIQUE_VIOLATION = '23505';

/** Drizzle wraps the driver's error. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return false;
  return (
    'code' in cause &&
    cause.code === UNIQUE_VIOLATION &&
    'constraint' in cause &&
    cause.constraint === constraint
  );
};
