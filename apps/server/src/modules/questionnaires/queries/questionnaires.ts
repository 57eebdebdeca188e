import { type WithPlaceholders, prepared, schema, type Tx } from '@cadran/db';
import { and, eq, sql } from '@cadran/db/sql';
import { AppError } from '../../../http/app-error.ts';
import { byResumeCode } from '../../campaigns/index.ts';
import { type QuestionnaireKey, savesSoFar } from './saves.ts';

const {
  organizations,
  screeningCampaigns: campaigns,
  screeningQuestionnaires: questionnaires,
} = schema;

export const byKey = (key: WithPlaceholders<QuestionnaireKey>) =>
  and(eq(questionnaires.organizationId, key.organizationId), eq(questionnaires.id, key.id));

const columns = {
  organizationId: questionnaires.organizationId,
  id: questionnaires.id,
  campaignId: questionnaires.campaignId,
  status: questionnaires.status,
  language: questionnaires.language,
  contact: questionnaires.contact,
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

/** With what decides whether and how it may be answered now. */
const answeringStatement = (lock: 'key share' | 'update') =>
  prepared(`answering_${lock.replace(' ', '_')}`, (db) =>
    db
      .select({
        ...columns,
        ...savesSoFar(schema.screeningSaves, questionnaires),
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
      .where(
        byKey({ organizationId: sql.placeholder('organizationId'), id: sql.placeholder('id') }),
      )
      .for(lock, { of: questionnaires }),
  );

const ANSWERING = {
  'key share': answeringStatement('key share'),
  update: answeringStatement('update'),
};

/**
 * Saves of one questionnaire need not wait for each other (`key share`), but completing and erasing it wait for them
 * and they for it (`update`). `not_found` if absent or another tenant's.
 */
export const findAnswering = async (
  tx: Tx,
  { organizationId, id }: QuestionnaireKey,
  lock: keyof typeof ANSWERING,
) => {
  const [row] = await ANSWERING[lock](tx.sql).execute({ organizationId, id });
  if (!row) throw new AppError('not_found');
  return row;
};
export type AnsweringRow = Awaited<ReturnType<typeof findAnswering>>;

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

export type QuestionnaireValues = Partial<typeof questionnaires.$inferInsert>;

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
