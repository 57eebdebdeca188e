import { EXTENDED_RETENTION_MONTHS } from '@cadran/contract';

const DAY = 24 * 3_600_000;

/** When the answers of a closed campaign are erased. */
export const retentionEnd = (closedAt: Date, days: number): Date =>
  new Date(closedAt.getTime() + days * DAY);

/** For candidates who agreed to longer storage; never earlier than `retentionEnd`. */
export const extendedRetentionEnd = (closedAt: Date, days: number): Date => {
  const later = new Date(closedAt);
  later.setUTCMonth(later.getUTCMonth() + EXTENDED_RETENTION_MONTHS);
  return new Date(Math.max(later.getTime(), retentionEnd(closedAt, days).getTime()));
};
