import type { Tx } from '@cadran/db';
import { enqueueDeliveries } from './queries/webhooks.ts';

/** Payloads hold ids only; receivers read the data with an API key. */
export const enqueueWebhooks = (
  tx: Tx,
  { organizationId, id, campaignId }: Record<'organizationId' | 'id' | 'campaignId', string>,
  now: Date,
): Promise<void> =>
  enqueueDeliveries(
    tx,
    {
      organizationId,
      event: 'candidate.completed',
      data: { candidateId: id, campaignId, completedAt: now.toISOString() },
      questionnaireId: id,
    },
    now,
  );
