import type { BodyInput, Contract, Webhook, WebhookDelivery } from '@cadran/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/services.tsx';
import { deliveriesKey, webhooksKey } from './get-integration.ts';

export const useRefreshWebhooks = (id: string) => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    void client.invalidateQueries({ queryKey: ['audit'] });
    await client.invalidateQueries({ queryKey: webhooksKey(id) });
  };
};

export const useCreateWebhook = (id: string) => {
  const api = useApi();
  const onSuccess = useRefreshWebhooks(id);
  return useMutation({
    mutationFn: (body: BodyInput<Contract['integration']['createWebhook']>) =>
      api.integration.createWebhook({ params: { id }, body }),
    onSuccess,
  });
};

interface Change {
  readonly webhook: Webhook;
  readonly change: BodyInput<Contract['integration']['changeWebhook']>;
}

export const useChangeWebhook = (id: string) => {
  const api = useApi();
  const onSuccess = useRefreshWebhooks(id);
  return useMutation({
    mutationFn: ({ webhook, change }: Change) =>
      api.integration.changeWebhook({
        params: { id, webhookId: webhook.id },
        body: change,
      }),
    onSuccess,
  });
};

export const useRemoveWebhook = (id: string) => {
  const api = useApi();
  const onSuccess = useRefreshWebhooks(id);
  return useMutation({
    mutationFn: (webhookId: string) => api.integration.removeWebhook({ params: { id, webhookId } }),
    onSuccess,
  });
};

const useRefreshDeliveries = (id: string, webhookId: string) => {
  const client = useQueryClient();
  return (): Promise<void> => client.invalidateQueries({ queryKey: deliveriesKey(id, webhookId) });
};

/** A signed notice to try it out. */
export const usePing = (id: string, webhookId: string) => {
  const api = useApi();
  const onSuccess = useRefreshDeliveries(id, webhookId);
  return useMutation({
    mutationFn: () => api.integration.pingWebhook({ params: { id, webhookId } }),
    onSuccess,
  });
};

export const useRetryDelivery = (id: string, webhookId: string) => {
  const api = useApi();
  const onSuccess = useRefreshDeliveries(id, webhookId);
  return useMutation({
    mutationFn: (delivery: WebhookDelivery) =>
      api.integration.retryDelivery({
        params: { id, webhookId, deliveryId: delivery.id },
      }),
    onSuccess,
  });
};
