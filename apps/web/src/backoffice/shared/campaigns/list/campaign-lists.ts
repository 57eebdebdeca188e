import { CAMPAIGN_STATUSES, type Module } from '@cadran/contract';
import { defineList, type ListDefinition, oneOf } from '../../list/params/list-params.ts';

const FILTERS = { status: oneOf(CAMPAIGN_STATUSES) } as const;

const listOf = <const P extends string>(people: P) =>
  defineList({
    sorts: ['name', people, 'status', 'createdAt', 'updatedAt'],
    defaultSort: '-updatedAt',
    filters: FILTERS,
  });

/** The sort by number of answers has a different name in each module. */
export const PEOPLE_SORTS = { screening: 'candidates', profiling: 'respondents' } as const;
export type CampaignSort =
  | 'name'
  | (typeof PEOPLE_SORTS)[Module]
  | 'status'
  | 'createdAt'
  | 'updatedAt';

export type CampaignListDefinition = ListDefinition<CampaignSort, typeof FILTERS>;

export const CAMPAIGN_LISTS = {
  screening: listOf(PEOPLE_SORTS.screening),
  profiling: listOf(PEOPLE_SORTS.profiling),
} as const;
