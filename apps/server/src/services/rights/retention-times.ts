import { KEPT_LONGER_MONTHS } from '@cadran/contract';

const DAY = 24 * 3_600_000;

/** When answers of a campaign that was closed then are erased. */
export const removesAt = (closedAt: Date, days: number): Date =>
  new Date(closedAt.getTime() + days * DAY);

/** The same for who agreed to be kept longer. The longer of the two: a consent shortens nothing. */
export const keptLongerUntil = (closedAt: Date, days: number): Date => {
  const later = new Date(closedAt);
  later.setUTCMonth(later.getUTCMonth() + KEPT_LONGER_MONTHS);
  return new Date(Math.max(later.getTime(), removesAt(closedAt, days).getTime()));
};
