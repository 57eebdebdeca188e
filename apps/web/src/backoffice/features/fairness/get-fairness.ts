import { keepPreviousData, useQuery } from '@tanstack/react-query';
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
      api.privacy.fairness({ params: { id: organizationId }, query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
};
