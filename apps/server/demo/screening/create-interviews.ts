import type { QuestionRating } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, asc, desc, eq, sql } from '@cadran/db/sql';
import { readScores } from '@cadran/scoring';
import { findCandidateDetails } from '../../src/modules/candidates/queries/candidate-details.ts';
import { findGuide } from '../../src/modules/interviews/load-interview.ts';
import { keepGuide, saveSheet } from '../../src/modules/interviews/queries.ts';
import type { CampaignRow } from '../../src/modules/screening/queries/screening-campaigns.ts';
import type { DemoSheet } from './demo-campaign.ts';

const HOUR = 3_600_000;
const { screeningQuestionnaires: questionnaires } = schema;

/** Somebody who was invited to an interview, or the first who finished. */
const findInterviewed = async (tx: Tx, { organizationId, id }: CampaignRow) => {
  const [found] = await tx.sql
    .select({ id: questionnaires.id })
    .from(questionnaires)
    .where(
      and(
        eq(questionnaires.organizationId, organizationId),
        eq(questionnaires.campaignId, id),
        eq(questionnaires.status, 'completed'),
      ),
    )
    .orderBy(desc(sql`${questionnaires.decision} = 'interview'`), asc(questionnaires.openedAt))
    .limit(1);
  return found && findCandidateDetails(tx, found.id);
};

/** One candidate's interview; whoever left a question unrated has not finished. */
export const createInterviews = async (
  tx: Tx,
  campaign: CampaignRow,
  sheets: readonly DemoSheet[],
  userIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> => {
  const candidate = await findInterviewed(tx, campaign);
  const scores = readScores(candidate?.scores ?? null);
  if (!candidate || scores === null) return;
  const guide = await findGuide(tx, { candidate, campaign, scores });
  const questions = [...guide.core, ...guide.probes];
  await keepGuide(tx, candidate, guide, now);
  for (const [index, { by, ratings, notes, note }] of sheets.entries()) {
    const rated = questions.slice(0, ratings.length).map(({ id }, place): QuestionRating => ({
      question: id,
      rating: ratings[place] ?? null,
      note: notes[place] ?? '',
    }));
    const at = new Date(now.getTime() - (20 - index) * HOUR);
    const isDone = ratings.length >= guide.core.length;
    const values = { ratings: rated, note, submittedAt: isDone ? at : null, readsOnly: false };
    await saveSheet(tx, candidate, userIds.get(by) ?? '', values, 0, at);
  }
};
