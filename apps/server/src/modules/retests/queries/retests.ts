import type { Language } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, eq, gt } from '@cadran/db/sql';
import { foundRow } from '../../../database/first-row.ts';
import { answerStore } from '../../campaigns/index.ts';
import { byKey, type QuestionnaireKey } from '../../questionnaires/index.ts';

const { organizations, retests, screeningQuestionnaires: questionnaires } = schema;

export const { readAnswers, saveNewerAnswers } = answerStore(schema.retestAnswers);

const ofCandidate = ({ organizationId, id }: QuestionnaireKey) =>
  and(eq(retests.organizationId, organizationId), eq(retests.questionnaireId, id));

/** Of somebody who finished: what decides whether a second answering can be offered. */
export const findVolunteer = async (tx: Tx, key: QuestionnaireKey) =>
  foundRow(
    await tx.sql
      .select({
        status: questionnaires.status,
        addedUp: questionnaires.addedUp,
        takesPart: organizations.addUpAnswers,
        completedAt: questionnaires.completedAt,
        language: questionnaires.language,
        contact: questionnaires.contact,
        profile: questionnaires.scoredProfile,
      })
      .from(questionnaires)
      .innerJoin(organizations, eq(organizations.organizationId, questionnaires.organizationId))
      .where(byKey(key)),
  );
export type VolunteerRow = Awaited<ReturnType<typeof findVolunteer>>;

export const findRetest = async (tx: Tx, key: QuestionnaireKey) =>
  (await tx.sql.select().from(retests).where(ofCandidate(key)))[0];

export const insertRetest = async (
  tx: Tx,
  { organizationId, id }: QuestionnaireKey,
  language: Language,
  dueAt: Date,
): Promise<void> => {
  await tx.sql
    .insert(retests)
    .values({ organizationId, questionnaireId: id, language, dueAt })
    .onConflictDoNothing();
};

/** With the second answers. */
export const deleteRetest = async (tx: Tx, key: QuestionnaireKey): Promise<void> => {
  await tx.sql.delete(retests).where(ofCandidate(key));
};

/** `not_found` for a wrong secret and when its time is over; locked, so that it is completed once. */
export const lockBySecret = async (tx: Tx, key: QuestionnaireKey, secretHash: Buffer, now: Date) =>
  foundRow(
    await tx.sql
      .select({
        organizationId: retests.organizationId,
        id: retests.questionnaireId,
        language: retests.language,
        campaignId: questionnaires.campaignId,
        profile: questionnaires.scoredProfile,
        overall: questionnaires.displayed,
        verdict: questionnaires.verdict,
        sections: questionnaires.sectionScores,
      })
      .from(retests)
      .innerJoin(
        questionnaires,
        and(
          eq(questionnaires.organizationId, retests.organizationId),
          eq(questionnaires.id, retests.questionnaireId),
        ),
      )
      .where(and(ofCandidate(key), eq(retests.secretHash, secretHash), gt(retests.endsAt, now)))
      .for('update', { of: retests }),
  );
export type RetestRow = Awaited<ReturnType<typeof lockBySecret>>;
