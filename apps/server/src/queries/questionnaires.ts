import type { ContactAnswers } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, eq, sql } from '@cadran/db/sql';
import { AppError } from '../app-error.ts';
import { withResumeCode } from './resume-codes.ts';

const { screeningQuestionnaires: questionnaires } = schema;

export interface QuestionnaireKey {
  readonly organizationId: string;
  readonly id: string;
}

const byKey = (key: QuestionnaireKey) =>
  and(eq(questionnaires.organizationId, key.organizationId), eq(questionnaires.id, key.id));

const columns = {
  organizationId: questionnaires.organizationId,
  id: questionnaires.id,
  campaignId: questionnaires.campaignId,
  status: questionnaires.status,
  language: questionnaires.language,
  contact: questionnaires.contact,
  contactStamps: questionnaires.contactStamps,
  openedAt: questionnaires.openedAt,
  completedAt: questionnaires.completedAt,
  version: questionnaires.version,
};

/** `not_found` if absent or another tenant's. */
export const findQuestionnaire = async (tx: Tx, key: QuestionnaireKey) => {
  const [row] = await tx.sql.select(columns).from(questionnaires).where(byKey(key));
  if (!row) throw new AppError('not_found');
  return row;
};
export type QuestionnaireRow = Awaited<ReturnType<typeof findQuestionnaire>>;

/** Saves of one questionnaire take turns: none slips in behind its completion. */
export const lockQuestionnaire = async (
  tx: Tx,
  key: QuestionnaireKey,
): Promise<QuestionnaireRow> => {
  const [row] = await tx.sql.select(columns).from(questionnaires).where(byKey(key)).for('update');
  if (!row) throw new AppError('not_found');
  return row;
};

export const findByResumeCode = async (
  tx: Tx,
  organizationId: string,
  codeHash: Buffer,
): Promise<QuestionnaireRow | undefined> => {
  const [row] = await tx.sql
    .select(columns)
    .from(questionnaires)
    .where(withResumeCode(questionnaires, organizationId, codeHash));
  return row;
};

/** A second start under the same resume code changes nothing: whoever holds the code gets what is there. */
export const insertQuestionnaire = (tx: Tx, values: typeof questionnaires.$inferInsert) =>
  tx.sql.insert(questionnaires).values(values).onConflictDoNothing();

/** Of the contact, the newer fields; says whether anything was new. */
export const keepNewerContact = async (
  tx: Tx,
  key: QuestionnaireKey,
  contact: ContactAnswers,
  stamps: Readonly<Record<string, number>>,
): Promise<boolean> => {
  const given = JSON.stringify(contact);
  const when = JSON.stringify(stamps);
  const changed = await tx.sql.execute(sql`
    update ${questionnaires} set
      contact = contact || newer_items(contact_stamps, ${given}::jsonb, ${when}::jsonb),
      contact_stamps = contact_stamps || newer_items(contact_stamps, ${when}::jsonb, ${when}::jsonb)
    where ${byKey(key)} and newer_items(contact_stamps, ${when}::jsonb, ${when}::jsonb) <> '{}'
    returning id`);
  return changed.rows.length > 0;
};

export type QuestionnaireValues = Partial<typeof questionnaires.$inferInsert>;

/** Every change raises the version; what is left out stays. */
export const updateQuestionnaire = async (
  tx: Tx,
  key: QuestionnaireKey,
  values: QuestionnaireValues,
): Promise<QuestionnaireRow> => {
  const [row] = await tx.sql
    .update(questionnaires)
    .set({ ...values, version: sql`${questionnaires.version} + 1` })
    .where(byKey(key))
    .returning(columns);
  if (!row) throw new AppError('not_found');
  return row;
};
