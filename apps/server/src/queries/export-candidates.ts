import type { CandidateFilter } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, asc, desc, eq, sql } from '@cadran/db/sql';
import { withDecider } from './applicants.ts';
import type { CampaignKey } from './screening-campaigns.ts';
import { candidateColumns, inCampaign, matching } from './screening-questionnaires.ts';

const { screeningAnswers: answers, screeningQuestionnaires: questionnaires, users } = schema;

/** The last line of a batch; the time as PostgreSQL writes it, finer than a Date. */
export interface ExportCursor {
  readonly openedAtText: string;
  readonly id: string;
}

/** The next candidates after the cursor, newest first: an index walk however far it has come. */
export const exportBatch = (
  tx: Tx,
  campaign: CampaignKey,
  filter: CandidateFilter,
  after: ExportCursor | null,
  size: number,
) =>
  tx.sql
    .select({
      ...candidateColumns,
      decisionNote: questionnaires.decisionNote,
      decidedAt: questionnaires.decidedAt,
      deciderName: users.username,
      /** By the question's id. */
      questions: answers.answers,
      openedAtText: sql<string>`${questionnaires.openedAt}::text`,
    })
    .from(questionnaires)
    .leftJoin(users, withDecider)
    .leftJoin(
      answers,
      and(
        eq(answers.organizationId, questionnaires.organizationId),
        eq(answers.questionnaireId, questionnaires.id),
        eq(answers.part, 'questions'),
      ),
    )
    .where(
      and(
        inCampaign(campaign),
        matching(filter),
        after === null
          ? undefined
          : sql`${questionnaires.openedAt} <= ${after.openedAtText}::timestamptz
              and (${questionnaires.openedAt} < ${after.openedAtText}::timestamptz or ${questionnaires.id} > ${after.id})`,
      ),
    )
    .orderBy(desc(questionnaires.openedAt), asc(questionnaires.id))
    .limit(size);
export type ExportedRow = Awaited<ReturnType<typeof exportBatch>>[number];
