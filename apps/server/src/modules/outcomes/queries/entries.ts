import type { OutcomeContent, OutcomeMonth } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, eq, sql } from '@cadran/db/sql';
import type { QuestionnaireKey } from '../../questionnaires/index.ts';

const { outcomes, screeningQuestionnaires: questionnaires } = schema;

export interface OutcomeKey extends QuestionnaireKey {
  readonly months: OutcomeMonth;
}

const byKey = ({ organizationId, id, months }: OutcomeKey) =>
  and(
    eq(outcomes.organizationId, organizationId),
    eq(outcomes.questionnaireId, id),
    eq(outcomes.months, months),
  );

/** Locked with the candidate, so that two entries of one outcome follow each other. */
export const lockScores = async (tx: Tx, { organizationId, id }: QuestionnaireKey) =>
  (
    await tx.sql
      .select({ overall: questionnaires.displayed, sections: questionnaires.sectionScores })
      .from(questionnaires)
      .where(and(eq(questionnaires.organizationId, organizationId), eq(questionnaires.id, id)))
      .for('update')
  )[0];

export const findEntry = async (tx: Tx, key: OutcomeKey) =>
  (await tx.sql.select().from(outcomes).where(byKey(key)))[0];
export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

export const saveEntry = async (
  tx: Tx,
  { organizationId, id, months }: OutcomeKey,
  { stayed, reason, ratings }: OutcomeContent,
  counted: schema.CountedScores,
  now: Date,
): Promise<void> => {
  const values = { stayed, reason: stayed ? null : reason, ...ratings, counted, enteredAt: now };
  await tx.sql
    .insert(outcomes)
    .values({ organizationId, questionnaireId: id, months, ...values })
    .onConflictDoUpdate({
      target: [outcomes.organizationId, outcomes.questionnaireId, outcomes.months],
      set: { ...values, version: sql`${outcomes.version} + 1` },
    });
};

export const deleteEntry = async (tx: Tx, key: OutcomeKey): Promise<void> => {
  await tx.sql.delete(outcomes).where(byKey(key));
};

/** For the candidate's own copy. */
export const outcomesOfCandidate = (tx: Tx, { organizationId, id }: QuestionnaireKey) =>
  tx.sql
    .select()
    .from(outcomes)
    .where(and(eq(outcomes.organizationId, organizationId), eq(outcomes.questionnaireId, id)))
    .orderBy(outcomes.months);
