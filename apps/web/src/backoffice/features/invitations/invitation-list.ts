import { INVITATION_STATUSES } from '@cadran/contract';
import { defineList, oneOf } from '../../shared/list/params/list-params.ts';

const SORTS = ['name', 'status', 'invitedAt', 'email'] as const;
export type InvitationSort = (typeof SORTS)[number];

export const invitationList = defineList({
  sorts: SORTS,
  defaultSort: '-invitedAt',
  filters: { status: oneOf(INVITATION_STATUSES) },
});
