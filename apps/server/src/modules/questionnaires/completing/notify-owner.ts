import type { Tx } from '@cadran/db';
import type { QuestionnaireRow } from '../queries/questionnaires.ts';
import { addToDigest, DIGEST_EVERY, WORTH_SENDING } from '../../mail/index.ts';
import type { CampaignRow } from '../../screening/index.ts';
import { findUser } from '../../users/index.ts';

/** Adds a completed candidate to the owner's next digest, unless the owner turned notifications off. */
export const notifyOwner = async (
  tx: Tx,
  campaign: CampaignRow,
  completed: QuestionnaireRow,
  now: Date,
): Promise<void> => {
  const owner = await findUser(tx, campaign.ownerId);
  if (!owner.notifications || owner.status !== 'active') return;
  await addToDigest(
    tx,
    {
      organizationId: owner.organizationId,
      userId: owner.id,
      recipient: owner.email,
      language: owner.language,
      createdAt: now,
      expiresAt: new Date(now.getTime() + DIGEST_EVERY + WORTH_SENDING.digest),
    },
    { questionnaireId: completed.id, campaignId: campaign.id },
    { now, afterLast: DIGEST_EVERY },
  );
};
