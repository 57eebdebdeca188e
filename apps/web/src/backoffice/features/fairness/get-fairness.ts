import { contract } from '@cadran/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../shared/api/create-api.ts';
import { useApi } from '../../shared/services.tsx';
import type { FairnessAddress } from './fairness-address.ts';

export const useFairness = (organizationId: string, address: FairnessAddress, enabled: boolean) => {
  const api = useApi();
  const { campaign, from, to } = address;
  const query = {
    ...(campaign && { campaignId: campaign }),
    ...(from && { from }),
    ...(to && { to }),
  };
  return useQuery({
    queryKey: ['fairness', organizationId, query],
    queryFn: ({ signal }) =>
      api.call(contract.rights.fairness, { params: { id: organizationId }, query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
};

/** As many as a page of the API holds: those changed last. */
export const campaignChoicesQuery = (api: Api, organizationId: string) =>
  queryOptions({
    queryKey: ['screening-campaigns', 'choices', organizationId],
    queryFn: ({ signal }) =>
      api.call(contract.screening.campaignsOfOrganization, {
        params: { id: organizationId },
        query: { pageSize: '200', sort: '-updatedAt' },
        signal,
      }),
  });
