import { contract } from '@cadran/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ListAddress, pageQuery } from '../../shared/list/list-address.ts';
import { useApi } from '../../shared/services.tsx';
import { campaignList, type CampaignSort } from './campaign-list.ts';

export const CAMPAIGNS_KEY = ['screening-campaigns'] as const;

export const useCampaigns = (address: ListAddress<CampaignSort, typeof campaignList.filters>) => {
  const api = useApi();
  const query = {
    ...pageQuery(address, campaignList.defaultSort),
    ...(address.status && { status: address.status }),
  };
  return useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'list', query],
    queryFn: ({ signal }) => api.call(contract.screening.listCampaigns, { query, signal }),
    placeholderData: keepPreviousData,
  });
};
