const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds. */
export const LIFETIME = {
  /** A member's bearer token. */
  access: 15 * MINUTE,
  /** A session without use. */
  idle: 8 * HOUR,
  /** Any session. */
  absolute: 7 * 24 * HOUR,
  anonymous: HOUR,
  /** After it, candidates come back with their return code. */
  respondent: 14 * 24 * HOUR,
} as const;

export const isSessionAlive = (session: { createdAt: Date; usedAt: Date }, now: Date): boolean =>
  now.getTime() - session.usedAt.getTime() < LIFETIME.idle &&
  now.getTime() - session.createdAt.getTime() < LIFETIME.absolute;
