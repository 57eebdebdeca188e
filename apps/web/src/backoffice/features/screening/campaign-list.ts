import { CAMPAIGN_STATUSES } from '@cadran/contract';
import { defineList, oneOf } from '../../shared/list/list-address.ts';

const SORTS = ['name', 'candidates', 'status', 'createdAt', 'updatedAt'] as const;
export type CampaignSort = (typeof SORTS)[number];

export const campaignList = defineList({
  sorts: SORTS,
  defaultSort: '-updatedAt',
  filters: { status: oneOf(CAMPAIGN_STATUSES) },
});
