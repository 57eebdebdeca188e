import { AUDIT_ACTIONS } from '@cadran/contract';
import { day, defineList, oneOf } from '../../shared/list/list-address.ts';

const SORTS = ['at'] as const;
export type AuditSort = (typeof SORTS)[number];

/** `from` and `to` are days as the reader counts them, both included. */
export const auditList = defineList({
  sorts: SORTS,
  defaultSort: '-at',
  filters: { action: oneOf(AUDIT_ACTIONS), from: day, to: day },
});
