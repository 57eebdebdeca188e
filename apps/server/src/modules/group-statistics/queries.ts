import { schema, type Tx } from '@cadran/db';
import { and, eq } from '@cadran/db/sql';
import { foundRow } from '../../database/first-row.ts';
import { byKey, type QuestionnaireKey } from '../questionnaires/index.ts';

const { organizations, screeningQuestionnaires: questionnaires } = schema;

/** What decides whether a finished candidate may still help, and the scores to be added up. */
export const findVolunteer = async (tx: Tx, key: QuestionnaireKey, lock?: 'update') => {
  const select = tx.sql
    .select({
      status: questionnaires.status,
      addedUp: questionnaires.addedUp,
      takesPart: organizations.addUpAnswers,
      groupFormSent: questionnaires.groupFormSent,
      instrumentsVersion: questionnaires.instrumentsVersion,
      engineVersion: questionnaires.engineVersion,
      displayed: questionnaires.displayed,
      verdict: questionnaires.verdict,
    })
    .from(questionnaires)
    .innerJoin(
      organizations,
      and(
        eq(organizations.organizationId, questionnaires.organizationId),
        eq(organizations.status, 'active'),
      ),
    )
    .where(byKey(key));
  return foundRow(await (lock ? select.for(lock, { of: questionnaires }) : select));
};
export type VolunteerRow = Awaited<ReturnType<typeof findVolunteer>>;

/** No new version and no time: nothing says when it was sent. */
export const markFormSent = async (tx: Tx, key: QuestionnaireKey): Promise<void> => {
  await tx.sql.update(questionnaires).set({ groupFormSent: true }).where(byKey(key));
};
