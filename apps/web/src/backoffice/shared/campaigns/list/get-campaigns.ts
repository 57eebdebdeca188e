import type { Contract, Module, QueryInput } from '@cadran/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ListParams, pageQuery } from '../../list/params/list-params.ts';
import { useApi } from '../../services.tsx';
import type { CampaignListDefinition, CampaignSort } from './campaign-lists.ts';
import type { CampaignListItem } from '../campaign-types.ts';

export const campaignsKey = (module: Module) => [`${module}-campaigns`] as const;

type ListQuery = QueryInput<Contract['screening']['listCampaigns']> &
  QueryInput<Contract['profiling']['listCampaigns']>;
type Page = { readonly items: readonly CampaignListItem[]; readonly total: number };

export const useCampaigns = (
  module: Module,
  list: CampaignListDefinition,
  address: ListParams<CampaignSort, CampaignListDefinition['filters']>,
) => {
  const api = useApi();
  const query = {
    ...pageQuery(address, list.defaultSort),
    ...(address.status && { status: address.status }),
  };
  return useQuery({
    queryKey: [...campaignsKey(module), 'list', query],
    queryFn: ({ signal }): Promise<Page> => {
      // The sort was validated by the module's own list definition.
      return api[module].listCampaigns({ query: query as ListQuery, signal });
    },
    placeholderData: keepPreviousData,
  });
};
