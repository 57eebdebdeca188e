import type { Decision } from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from '@cadran/db/sql';
import type { StoredScores } from '@cadran/scoring';
import { AppError } from '../../../http/app-error.ts';
import { summaryColumns, inCampaign } from './list-candidates.ts';
import {
  byKey,
  type QuestionnaireKey,
  type QuestionnaireValues,
} from '../../questionnaires/index.ts';
import type { CampaignKey } from '../../screening/index.ts';

const { screeningAnswers: answers, screeningQuestionnaires: questionnaires, users } = schema;

/** A candidate with scores and decision. */
const detailColumns = {
  ...summaryColumns,
  // Written by the engine and by nothing else.
  scores: sql<StoredScores | null>`${questionnaires.scores}`,
  scoredProfile: questionnaires.scoredProfile,
  savedAt: questionnaires.savedAt,
  decisionNote: questionnaires.decisionNote,
  decidedBy: questionnaires.decidedBy,
  decidedAt: questionnaires.decidedAt,
  deciderUsername: users.username,
  deciderName: users.displayName,
};

export const joinDecider = and(
  eq(users.organizationId, questionnaires.organizationId),
  eq(users.id, questionnaires.decidedBy),
);

const selectCandidateDetails = (tx: Tx) =>
  tx.sql.select(detailColumns).from(questionnaires).leftJoin(users, joinDecider);

/** `not_found` if absent or another tenant's. */
export const findCandidateDetails = async (tx: Tx, id: string) => {
  const [row] = await selectCandidateDetails(tx).where(
    and(inTenant(tx, questionnaires.organizationId), eq(questionnaires.id, id)),
  );
  if (!row) throw new AppError('not_found');
  return row;
};
export type CandidateDetailsRow = Awaited<ReturnType<typeof findCandidateDetails>>;

export const listCandidateDetails = (tx: Tx, campaign: CampaignKey, ids: readonly string[]) =>
  selectCandidateDetails(tx).where(and(inCampaign(campaign), inArray(questionnaires.id, [...ids])));

/** Does not raise the version: the answers are unchanged. */
export const saveScores = async (
  tx: Tx,
  key: QuestionnaireKey,
  values: QuestionnaireValues,
): Promise<void> => {
  await tx.sql.update(questionnaires).set(values).where(byKey(key));
};

/** False if another decision was saved since `replaces`. */
export const saveDecision = async (
  tx: Tx,
  key: QuestionnaireKey,
  given: { decision: Decision; note: string; by: string | null; at: Date },
  replaces?: string | null,
): Promise<boolean> => {
  const values = {
    decision: given.decision,
    decisionNote: given.note,
    decidedBy: given.by,
    decidedAt: given.at,
  };
  const saved = await tx.sql
    .update(questionnaires)
    .set(values)
    .where(and(byKey(key), replaces === undefined ? undefined : isDecidedAt(replaces)))
    .returning({ id: questionnaires.id });
  return saved.length > 0;
};

const isDecidedAt = (at: string | null) =>
  at === null ? isNull(questionnaires.decidedAt) : eq(questionnaires.decidedAt, new Date(at));

/** The next scored candidates of a campaign in the order of their ids. */
export const listScoredBatch = (
  tx: Tx,
  campaign: CampaignKey,
  after: string | null,
  size: number,
) =>
  tx.sql
    .select({
      organizationId: questionnaires.organizationId,
      id: questionnaires.id,
      engineVersion: questionnaires.engineVersion,
      scoredProfile: questionnaires.scoredProfile,
    })
    .from(questionnaires)
    .where(
      and(
        inCampaign(campaign),
        isNotNull(questionnaires.engineVersion),
        after === null ? undefined : gt(questionnaires.id, after),
      ),
    )
    .orderBy(asc(questionnaires.id))
    .limit(size);

/** Answers of several questionnaires: id -> part -> items. */
export const listAnswers = async (tx: Tx, organizationId: string, ids: readonly string[]) => {
  const rows = await tx.sql
    .select({ id: answers.questionnaireId, part: answers.part, items: answers.answers })
    .from(answers)
    .where(
      and(eq(answers.organizationId, organizationId), inArray(answers.questionnaireId, [...ids])),
    );
  const found = new Map<string, Record<string, Record<string, unknown>>>();
  for (const { id, part, items } of rows) found.set(id, { ...found.get(id), [part]: items });
  return found;
};
