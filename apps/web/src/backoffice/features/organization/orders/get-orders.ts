import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { POLL_INTERVAL_MS } from '../../../shared/api/create-query-client.ts';
import { type ListParams, pageQuery } from '../../../shared/list/params/list-params.ts';
import { useApi } from '../../../shared/services.tsx';
import { orderList, type OrderSort } from './order-list.ts';

export const useOrders = (
  organizationId: string,
  address: ListParams<OrderSort, typeof orderList.filters>,
) => {
  const api = useApi();
  const query = {
    ...pageQuery(address, orderList.defaultSort),
    organizationId,
    ...(address.status && { status: address.status }),
    ...(address.provider && { provider: address.provider }),
  };
  return useQuery({
    queryKey: ['assessment-orders', query],
    queryFn: ({ signal }) => api.assessmentOrders.list({ query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL_MS,
  });
};
