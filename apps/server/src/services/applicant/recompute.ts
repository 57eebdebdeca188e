import type { Tx } from '@cadran/db';
import { answersOfMany, scoredBatch, saveScores } from '../../queries/applicants.ts';
import type { CampaignRow } from '../../queries/screening-campaigns.ts';
import { isStale, scorerOf } from './score-questionnaire.ts';

const BATCH = 200;

/** Scores these questionnaires anew, with the engine and the wishes of today. */
export const recompute = async (
  tx: Tx,
  campaign: CampaignRow,
  ids: readonly string[],
): Promise<void> => {
  const score = scorerOf(campaign);
  const answers = await answersOfMany(tx, campaign.organizationId, ids);
  for (const id of ids)
    await saveScores(
      tx,
      { organizationId: campaign.organizationId, id },
      score(answers.get(id) ?? {}),
    );
};

/** Those whose scores an older engine or other wishes gave; says how many they were. */
export const recomputeStale = async (tx: Tx, campaign: CampaignRow): Promise<number> => {
  let recomputed = 0;
  let after: string | null = null;
  for (;;) {
    const batch: Awaited<ReturnType<typeof scoredBatch>> = await scoredBatch(
      tx,
      campaign,
      after,
      BATCH,
    );
    const stale = batch.filter((row) => isStale(row, campaign)).map(({ id }) => id);
    if (stale.length > 0) await recompute(tx, campaign, stale);
    recomputed += stale.length;
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) return recomputed;
    after = last.id;
  }
};
