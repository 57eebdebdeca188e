import { ACTIVE_STATUSES } from '@cadran/contract';
import { defineList, oneOf } from '../../shared/list/params/list-params.ts';

const SORTS = ['name', 'status', 'createdAt'] as const;
export type OrganizationSort = (typeof SORTS)[number];

export const organizationList = defineList({
  sorts: SORTS,
  defaultSort: 'name',
  filters: { status: oneOf(ACTIVE_STATUSES) },
});
