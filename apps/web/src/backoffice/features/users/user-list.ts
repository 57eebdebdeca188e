import { defineList } from '../../shared/list/params/list-params.ts';

const SORTS = [
  'displayName',
  'organizationName',
  'role',
  'status',
  'lastLoginAt',
  'createdAt',
] as const;
export type UserSort = (typeof SORTS)[number];

export const userList = defineList({ sorts: SORTS, defaultSort: 'displayName', filters: {} });
