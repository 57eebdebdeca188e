import type { AnswerLanguages, ContactAnswers, Language } from '@cadran/contract';
import { type WithPlaceholders, prepared, schema, type Tx } from '@cadran/db';
import { and, eq, sql } from '@cadran/db/sql';
import { AppError } from '../../../http/app-error.ts';
import { answerStore, byResumeCode, type QuestionnaireKey } from '../../campaigns/index.ts';

export type { QuestionnaireKey } from '../../campaigns/index.ts';

const {
  organizations,
  screeningCampaigns: campaigns,
  screeningQuestionnaires: questionnaires,
} = schema;

export const { readAnswers, saveNewerAnswers } = answerStore(schema.screeningAnswers);

/** The language in which each answer was read; parts without any are left out. */
export const readAnswerLanguages = async (
  tx: Tx,
  key: QuestionnaireKey,
): Promise<AnswerLanguages> => {
  const { screeningAnswers: answers } = schema;
  const rows = await tx.sql
    .select({ part: answers.part, languages: answers.languages })
    .from(answers)
    .where(
      and(eq(answers.organizationId, key.organizationId), eq(answers.questionnaireId, key.id)),
    );
  return Object.fromEntries(
    rows
      .filter(({ languages }) => Object.keys(languages).length > 0)
      .map(({ part, languages }) => [part, languages]),
  );
};

export const byKey = (key: WithPlaceholders<QuestionnaireKey>) =>
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

/** With the statuses that decide whether it may still be answered. */
const lockStatement = prepared('lock_questionnaire', (db) =>
  db
    .select({
      ...columns,
      campaignVersion: campaigns.version,
      campaignStatus: campaigns.status,
      organizationStatus: organizations.status,
      instrumentsVersion: questionnaires.instrumentsVersion,
      organizationAddsUp: organizations.addUpAnswers,
    })
    .from(questionnaires)
    .innerJoin(
      campaigns,
      and(
        eq(campaigns.organizationId, questionnaires.organizationId),
        eq(campaigns.id, questionnaires.campaignId),
      ),
    )
    .innerJoin(organizations, eq(organizations.organizationId, questionnaires.organizationId))
    .where(byKey({ organizationId: sql.placeholder('organizationId'), id: sql.placeholder('id') }))
    .for('update', { of: questionnaires }),
);

/** Serialises saves, so that none arrives after the completion. */
export const lockQuestionnaire = async (tx: Tx, { organizationId, id }: QuestionnaireKey) => {
  const [row] = await lockStatement(tx.sql).execute({ organizationId, id });
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
    .where(byResumeCode(questionnaires, organizationId, codeHash));
  return row;
};

/** Undefined if a questionnaire with this return code exists. */
export const insertQuestionnaire = async (
  tx: Tx,
  values: typeof questionnaires.$inferInsert,
): Promise<QuestionnaireRow | undefined> => {
  const [row] = await tx.sql
    .insert(questionnaires)
    .values(values)
    .onConflictDoNothing()
    .returning(columns);
  return row;
};

/** Saves the newer contact fields; returns whether any was newer. */
export const saveNewerContact = async (
  tx: Tx,
  key: QuestionnaireKey,
  contact: ContactAnswers,
  stamps: Readonly<Record<string, number>>,
): Promise<boolean> => {
  const newContact = JSON.stringify(contact);
  const when = JSON.stringify(stamps);
  const changed = await tx.sql.execute(sql`
    update ${questionnaires} set
      contact = contact || newer_items(contact_stamps, ${newContact}::jsonb, ${when}::jsonb),
      contact_stamps = contact_stamps || newer_items(contact_stamps, ${when}::jsonb, ${when}::jsonb)
    where ${byKey(key)} and newer_items(contact_stamps, ${when}::jsonb, ${when}::jsonb) <> '{}'
    returning id`);
  return changed.rows.length > 0;
};

export type QuestionnaireValues = Partial<typeof questionnaires.$inferInsert>;

const touchStatement = prepared('touch_questionnaire', (db) =>
  db
    .update(questionnaires)
    .set({
      savedAt: sql`${sql.placeholder('now')}`,
      language: sql`${sql.placeholder('language')}`,
      version: sql`${questionnaires.version} + 1`,
    })
    .where(byKey({ organizationId: sql.placeholder('organizationId'), id: sql.placeholder('id') }))
    .returning(columns),
);

export const touchQuestionnaire = async (
  tx: Tx,
  { organizationId, id }: QuestionnaireKey,
  language: Language,
  now: Date,
): Promise<QuestionnaireRow> => {
  const [row] = await touchStatement(tx.sql).execute({ organizationId, id, language, now });
  if (!row) throw new AppError('not_found');
  return row;
};

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
