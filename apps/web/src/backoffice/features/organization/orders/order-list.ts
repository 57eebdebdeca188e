import { ORDER_PROVIDERS, ORDER_STATUSES } from '@cadran/contract';
import { defineList, oneOf } from '../../../shared/list/params/list-params.ts';

const SORTS = ['orderedAt'] as const;
export type OrderSort = (typeof SORTS)[number];

export const orderList = defineList({
  sorts: SORTS,
  defaultSort: '-orderedAt',
  filters: { status: oneOf(ORDER_STATUSES), provider: oneOf(ORDER_PROVIDERS) },
});
