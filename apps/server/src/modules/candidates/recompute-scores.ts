import type { Tx } from '@cadran/db';
import { listAnswers, listScoredBatch, saveScores } from './queries/candidate-details.ts';
import { isStale, createScorer } from '../questionnaires/index.ts';
import type { CampaignRow } from '../screening/index.ts';

const BATCH = 200;

/** Recomputes scores with the current engine and target. */
export const recomputeScores = async (
  tx: Tx,
  campaign: CampaignRow,
  ids: readonly string[],
): Promise<void> => {
  const score = createScorer(campaign);
  const answers = await listAnswers(tx, campaign.organizationId, ids);
  for (const id of ids)
    await saveScores(
      tx,
      { organizationId: campaign.organizationId, id },
      score(answers.get(id) ?? {}, id),
    );
};

/** Recomputes all stale scores of a campaign and returns their number. */
export const recomputeStaleScores = async (tx: Tx, campaign: CampaignRow): Promise<number> => {
  let recomputed = 0;
  let after: string | null = null;
  for (;;) {
    const batch: Awaited<ReturnType<typeof listScoredBatch>> = await listScoredBatch(
      tx,
      campaign,
      after,
      BATCH,
    );
    const stale = batch.filter((row) => isStale(row, campaign)).map(({ id }) => id);
    if (stale.length > 0) await recomputeScores(tx, campaign, stale);
    recomputed += stale.length;
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) return recomputed;
    after = last.id;
  }
};
