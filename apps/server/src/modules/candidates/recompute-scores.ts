import type { Tx } from '@cadran/db';
import { listLanguages, listScoredBatch, saveScores } from './queries/candidate-details.ts';
import type { ComputeScores } from '../../scoring/compute-scores.ts';
import { findNormsInUse } from '../evidence/index.ts';
import { isStale, listAnswers, scoreQuestionnaires } from '../questionnaires/index.ts';
import type { CampaignRow } from '../screening/index.ts';

const BATCH = 200;
/** Scored together: few, because candidates who have just finished wait for the same process. */
const SCORED_TOGETHER = 10;

/** Recomputes scores with the current engine, target and norms. */
export const recomputeScores = async (
  tx: Tx,
  compute: ComputeScores,
  campaign: CampaignRow,
  ids: readonly string[],
): Promise<void> => {
  const { organizationId } = campaign;
  const answers = await listAnswers(tx, organizationId, ids);
  const norms = await findNormsInUse(tx);
  const languages = await listLanguages(tx, organizationId, ids);
  for (let from = 0; from < ids.length; from += SCORED_TOGETHER) {
    const questionnaires = ids.slice(from, from + SCORED_TOGETHER).map((id) => ({
      id,
      items: answers.get(id)?.items ?? {},
      norms: norms[languages.get(id) ?? 'fr'],
    }));
    for (const { id, columns } of await scoreQuestionnaires(compute, campaign, questionnaires))
      await saveScores(tx, { organizationId, id }, columns);
  }
};

/** Recomputes all stale scores of a campaign and returns their number. */
export const recomputeStaleScores = async (
  tx: Tx,
  compute: ComputeScores,
  campaign: CampaignRow,
): Promise<number> => {
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
    if (stale.length > 0) await recomputeScores(tx, compute, campaign, stale);
    recomputed += stale.length;
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) return recomputed;
    after = last.id;
  }
};
