import type { BodyInput, Contract, Webhook, WebhookDelivery } from '@cadran/contract';
import { useApiMutation, useInvalidate } from '../../../../shared/api/use-api-mutation.ts';
import { deliveriesKey, webhooksKey } from '../get-integration.ts';

export const useRefreshWebhooks = (id: string) => useInvalidate(['activity-log'], webhooksKey(id));

export const useCreateWebhook = (id: string) =>
  useApiMutation(
    (api, body: BodyInput<Contract['integration']['createWebhook']>) =>
      api.integration.createWebhook({ params: { id }, body }),
    useRefreshWebhooks(id),
  );

interface Change {
  readonly webhook: Webhook;
  readonly change: BodyInput<Contract['integration']['changeWebhook']>;
}

export const useChangeWebhook = (id: string) =>
  useApiMutation(
    (api, { webhook, change }: Change) =>
      api.integration.changeWebhook({ params: { id, webhookId: webhook.id }, body: change }),
    useRefreshWebhooks(id),
  );

export const useRemoveWebhook = (id: string) =>
  useApiMutation(
    (api, webhookId: string) => api.integration.removeWebhook({ params: { id, webhookId } }),
    useRefreshWebhooks(id),
  );

/** Sends a signed test event. */
export const usePingWebhook = (id: string, webhookId: string) =>
  useApiMutation(
    (api) => api.integration.pingWebhook({ params: { id, webhookId } }),
    useInvalidate(deliveriesKey(id, webhookId)),
  );

export const useRetryDelivery = (id: string, webhookId: string) =>
  useApiMutation(
    (api, delivery: WebhookDelivery) =>
      api.integration.retryDelivery({ params: { id, webhookId, deliveryId: delivery.id } }),
    useInvalidate(deliveriesKey(id, webhookId)),
  );
