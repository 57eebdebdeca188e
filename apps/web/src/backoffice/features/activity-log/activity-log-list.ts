import { ACTIVITY_ACTIONS } from '@cadran/contract';
import { day, defineList, oneOf } from '../../shared/list/params/list-params.ts';
import { laterDay, startOfDay } from '@cadran/i18n';

const SORTS = ['at'] as const;
export type ActivityLogSort = (typeof SORTS)[number];

/** `from` and `to` are days in the time zone of the dates shown, both included. */
export const activityLogList = defineList({
  sorts: SORTS,
  defaultSort: '-at',
  filters: { action: oneOf(ACTIVITY_ACTIONS), from: day, to: day },
});

/** `from` is inclusive and `to` exclusive, so the last day is extended to its end. */
export const periodQuery = (
  { from, to }: { readonly from?: string; readonly to?: string },
  timeZone: string,
): { from?: string; to?: string } => ({
  ...(from && { from: startOfDay(from, timeZone).toISOString() }),
  ...(to && { to: startOfDay(laterDay(to, 1), timeZone).toISOString() }),
});
