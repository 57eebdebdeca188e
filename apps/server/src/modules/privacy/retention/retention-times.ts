import { EXTENDED_RETENTION_MONTHS } from '@cadran/contract';
import { addDays, addMonths } from '@cadran/i18n';

/** A closed campaign: its answers are kept for days of its organisation's calendar. */
export interface Retention {
  readonly closedAt: Date;
  readonly days: number;
  readonly timeZone: string;
}

/** When the answers of a closed campaign are erased. */
export const retentionEnd = ({ closedAt, days, timeZone }: Retention): Date =>
  addDays(closedAt, days, timeZone);

/** For candidates who agreed to longer storage; never earlier than `retentionEnd`. */
export const extendedRetentionEnd = (retention: Retention): Date => {
  const later = addMonths(retention.closedAt, EXTENDED_RETENTION_MONTHS, retention.timeZone);
  return new Date(Math.max(later.getTime(), retentionEnd(retention).getTime()));
};
