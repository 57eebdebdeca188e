import { ACTIVITY_ACTIONS } from '@cadran/contract';
import { day, defineList, oneOf } from '../../shared/list/params/list-params.ts';

const SORTS = ['at'] as const;
export type ActivityLogSort = (typeof SORTS)[number];

/** `from` and `to` are days in the reader's time zone, both included. */
export const activityLogList = defineList({
  sorts: SORTS,
  defaultSort: '-at',
  filters: { action: oneOf(ACTIVITY_ACTIONS), from: day, to: day },
});
