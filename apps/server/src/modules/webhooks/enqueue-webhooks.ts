import type { SubscribedEvent } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { notifyWebhooks } from './queries/webhooks.ts';

/** `candidate.erased` is told by the database, however somebody is erased. */
type CandidateEvent = Extract<
  SubscribedEvent,
  'candidate.started' | 'candidate.completed' | 'candidate.decided'
>;

const TIME = {
  'candidate.started': 'startedAt',
  'candidate.completed': 'completedAt',
  'candidate.decided': 'decidedAt',
} as const satisfies Record<CandidateEvent, string>;

/** Payloads hold ids only; receivers read the data with an API key. */
const payload = (
  event: CandidateEvent,
  { id, campaignId }: Record<'id' | 'campaignId', string>,
  now: Date,
) => ({ candidateId: id, campaignId, [TIME[event]]: now.toISOString() });

export const enqueueWebhooks = (
  tx: Tx,
  event: CandidateEvent,
  { organizationId, id, campaignId }: Record<'organizationId' | 'id' | 'campaignId', string>,
  now: Date,
): Promise<void> =>
  notifyWebhooks(
    tx,
    {
      organizationId,
      event,
      data: payload(event, { id, campaignId }, now),
      questionnaireId: id,
    },
    now,
  );
