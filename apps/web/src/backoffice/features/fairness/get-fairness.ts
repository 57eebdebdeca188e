import type { CadranClient } from '@cadran/client';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
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
    queryFn: ({ signal }) => api.rights.fairness({ params: { id: organizationId }, query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
};

/** As many as a page of the API holds: those changed last. */
export const campaignChoicesQuery = (api: CadranClient, organizationId: string) =>
  queryOptions({
    queryKey: ['screening-campaigns', 'choices', organizationId],
    queryFn: ({ signal }) =>
      api.screening.campaignsOfOrganization({
        params: { id: organizationId },
        query: { pageSize: '200', sort: '-updatedAt' },
        signal,
      }),
  });
