import type { Decision } from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from '@cadran/db/sql';
import type { CandidateScores } from '@cadran/scoring';
import { AppError } from '../app-error.ts';
import { byKey, type QuestionnaireKey, type QuestionnaireValues } from './questionnaires.ts';
import type { CampaignKey } from './screening-campaigns.ts';
import { candidateColumns, inCampaign } from './screening-questionnaires.ts';

const { screeningAnswers: answers, screeningQuestionnaires: questionnaires, users } = schema;

/** A candidate with scores and decision. */
const applicantColumns = {
  ...candidateColumns,
  // Written by the engine and by nothing else.
  scores: sql<CandidateScores | null>`${questionnaires.scores}`,
  engineVersion: questionnaires.engineVersion,
  scoredProfile: questionnaires.scoredProfile,
  decisionNote: questionnaires.decisionNote,
  decidedBy: questionnaires.decidedBy,
  decidedAt: questionnaires.decidedAt,
  deciderName: users.username,
};

export const withDecider = and(
  eq(users.organizationId, questionnaires.organizationId),
  eq(users.id, questionnaires.decidedBy),
);

const applicants = (tx: Tx) =>
  tx.sql.select(applicantColumns).from(questionnaires).leftJoin(users, withDecider);

/** `not_found` if absent or another tenant's. */
export const findApplicant = async (tx: Tx, id: string) => {
  const [row] = await applicants(tx).where(
    and(inTenant(tx, questionnaires.organizationId), eq(questionnaires.id, id)),
  );
  if (!row) throw new AppError('not_found');
  return row;
};
export type ApplicantRow = Awaited<ReturnType<typeof findApplicant>>;

/** Those of the campaign among the ids, in any order. */
export const findApplicants = (tx: Tx, campaign: CampaignKey, ids: readonly string[]) =>
  applicants(tx).where(and(inCampaign(campaign), inArray(questionnaires.id, [...ids])));

/** The answers stay what they are, and so does their version. */
export const saveScores = async (
  tx: Tx,
  key: QuestionnaireKey,
  values: QuestionnaireValues,
): Promise<void> => {
  await tx.sql.update(questionnaires).set(values).where(byKey(key));
};

/** False if it should replace a decision that is no longer the one of now. */
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
    .where(and(byKey(key), replaces === undefined ? undefined : decidedAt(replaces)))
    .returning({ id: questionnaires.id });
  return saved.length > 0;
};

const decidedAt = (at: string | null) =>
  at === null ? isNull(questionnaires.decidedAt) : eq(questionnaires.decidedAt, new Date(at));

/** Scored candidates of a campaign by their id, a batch at a time. */
export const scoredBatch = (tx: Tx, campaign: CampaignKey, after: string | null, size: number) =>
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
export const answersOfMany = async (tx: Tx, organizationId: string, ids: readonly string[]) => {
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
