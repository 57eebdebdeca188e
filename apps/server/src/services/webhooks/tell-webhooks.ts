import type { Tx } from '@cadran/db';
import type { QuestionnaireRow } from '../../queries/questionnaires.ts';
import { queueNotices } from '../../queries/webhooks.ts';

/** Ids only: what a notice is about is read with a key, by whoever may. */
export const tellWebhooks = (
  tx: Tx,
  { organizationId, id, campaignId }: QuestionnaireRow,
  now: Date,
): Promise<void> =>
  queueNotices(
    tx,
    {
      organizationId,
      event: 'candidate.completed',
      data: { candidateId: id, campaignId, completedAt: now.toISOString() },
      questionnaireId: id,
    },
    now,
  );
