import { MAIL_KINDS, MAIL_STATUSES } from '@cadran/contract';
import { defineList, oneOf } from '../../shared/list/params/list-params.ts';

const SORTS = ['recipient', 'status', 'createdAt', 'sentAt'] as const;
export type MailSort = (typeof SORTS)[number];

export const mailList = defineList({
  sorts: SORTS,
  defaultSort: '-createdAt',
  filters: { status: oneOf(MAIL_STATUSES), kind: oneOf(MAIL_KINDS) },
});
