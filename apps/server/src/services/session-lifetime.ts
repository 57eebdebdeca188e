const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long things live (security.md, Session; ASVS 7.3). */
export const LIFETIME = {
  /** The bearer token, held in memory by the page. */
  access: 15 * MINUTE,
  /** A session nobody used. */
  idle: 8 * HOUR,
  /** Any session, however busy. */
  absolute: 7 * 24 * HOUR,
  anonymous: HOUR,
  /** A candidate may come back after a fortnight's thought; later, the resume code opens it again. */
  respondent: 14 * 24 * HOUR,
} as const;

export const sessionAlive = (session: { createdAt: Date; usedAt: Date }, now: Date): boolean =>
  now.getTime() - session.usedAt.getTime() < LIFETIME.idle &&
  now.getTime() - session.createdAt.getTime() < LIFETIME.absolute;
