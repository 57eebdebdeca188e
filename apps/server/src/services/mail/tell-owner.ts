import type { Tx } from '@cadran/db';
import type { QuestionnaireRow } from '../../queries/questionnaires.ts';
import { addToDigest } from '../../queries/digests.ts';
import type { CampaignRow } from '../../queries/screening-campaigns.ts';
import { findUser } from '../../queries/users.ts';
import { DIGEST_EVERY, WORTH_SENDING } from './mail-times.ts';

/** A candidate has finished: one more in the owner's next digest, if the owner wants any. */
export const tellOwner = async (
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
