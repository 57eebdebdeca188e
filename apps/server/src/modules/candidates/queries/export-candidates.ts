import type { CandidateFilter } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, asc, desc, eq, sql } from '@cadran/db/sql';
import { interviewersAtDecision, joinDecider, ratingsAtDecision } from './decisions.ts';
import { summaryColumns, inCampaign, matchesFilter } from './list-candidates.ts';
import { listAnswers } from '../../questionnaires/index.ts';
import type { CampaignKey } from '../../screening/index.ts';

const { screeningAnswers: answers, screeningQuestionnaires: questionnaires, users } = schema;

/** The last row of a batch; the time as text, because PostgreSQL's is finer than a Date. */
export interface ExportCursor {
  readonly openedAtText: string;
  readonly id: string;
}

/** The next candidates after the cursor, newest first (keyset pagination). */
export const listExportBatch = async (
  tx: Tx,
  readerId: string,
  campaign: CampaignKey,
  filter: CandidateFilter,
  after: ExportCursor | null,
  size: number,
) => {
  const rows = await tx.sql
    .select({
      ...summaryColumns,
      decisionNote: questionnaires.decisionNote,
      decidedAt: questionnaires.decidedAt,
      deciderName: users.displayName,
      interviewers: interviewersAtDecision,
      ratings: ratingsAtDecision(readerId),
      /** By the question's id. */
      questions: sql<Record<string, unknown> | null>`${answers.answers} -> 'questions'`,
      openedAtText: sql<string>`${questionnaires.openedAt}::text`,
    })
    .from(questionnaires)
    .leftJoin(users, joinDecider)
    .leftJoin(
      answers,
      and(
        eq(answers.organizationId, questionnaires.organizationId),
        eq(answers.questionnaireId, questionnaires.id),
      ),
    )
    .where(
      and(
        inCampaign(campaign),
        matchesFilter(filter),
        after === null
          ? undefined
          : sql`${questionnaires.openedAt} <= ${after.openedAtText}::timestamptz
              and (${questionnaires.openedAt} < ${after.openedAtText}::timestamptz or ${questionnaires.id} > ${after.id})`,
      ),
    )
    .orderBy(desc(questionnaires.openedAt), asc(questionnaires.id))
    .limit(size);
  const unfinished = rows.filter(({ status }) => status === 'opened').map(({ id }) => id);
  const saved = await listAnswers(tx, campaign.organizationId, unfinished);
  return rows.map((row) => ({
    ...row,
    questions: row.questions ?? saved.get(row.id)?.items['questions'],
  }));
};
export type ExportedRow = Awaited<ReturnType<typeof listExportBatch>>[number];
