import type { CadranClient } from '@cadran/client';
import type { ApiKey, Webhook } from '@cadran/contract';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/services.tsx';

export const keysKey = (id: string) => ['integration', id, 'keys'];
export const webhooksKey = (id: string) => ['integration', id, 'webhooks'];
export const deliveriesKey = (id: string, webhookId: string) => [
  'integration',
  id,
  'deliveries',
  webhookId,
];

const keysQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: keysKey(id),
    queryFn: ({ signal }) => api.integration.listKeys({ params: { id }, signal }),
  });

const webhooksQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: webhooksKey(id),
    queryFn: ({ signal }) => api.integration.listWebhooks({ params: { id }, signal }),
  });

export const useKeys = (id: string): readonly ApiKey[] =>
  useSuspenseQuery(keysQuery(useApi(), id)).data.items;

export const useWebhooks = (id: string): readonly Webhook[] =>
  useSuspenseQuery(webhooksQuery(useApi(), id)).data.items;

const POLL_MS = 2_000;
const MAX_DELIVERIES = 20;

/** The latest deliveries; polled while some are queued. */
export const useDeliveries = (id: string, webhookId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: deliveriesKey(id, webhookId),
    queryFn: ({ signal }) =>
      api.integration.deliveries({
        params: { id, webhookId },
        query: { pageSize: String(MAX_DELIVERIES) },
        signal,
      }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'queued') ? POLL_MS : false,
  });
};
