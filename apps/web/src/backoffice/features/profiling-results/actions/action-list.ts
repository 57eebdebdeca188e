import { ACTION_STATES } from '@cadran/contract';
import { defineList, oneOf } from '../../../shared/list/params/list-params.ts';

const SORTS = ['title', 'dueOn', 'state', 'updatedAt'] as const;
export type ActionSort = (typeof SORTS)[number];

/** `?view=board` shows columns by state instead of rows. */
export const VIEWS = ['list', 'board'] as const;
export type ActionsView = (typeof VIEWS)[number];

export const actionList = defineList({
  sorts: SORTS,
  defaultSort: 'dueOn',
  filters: { state: oneOf(ACTION_STATES), due: oneOf(['overdue']) },
});

/** The address of the page: the list's, and the view. */
export const parseActionsAddress = (search: Readonly<Record<string, unknown>>) => ({
  ...actionList.parse(search),
  ...(search['view'] === 'board' && { view: 'board' as const }),
});
