import type { GivenAnswers, Language } from '@cadran/contract';
import { inTenant, prepared, schema, type Tx, type WithPlaceholders } from '@cadran/db';
import { and, eq, sql } from '@cadran/db/sql';
import { AppError } from '../../../http/app-error.ts';
import { byResumeCode, type CampaignKey } from '../../campaigns/index.ts';
import { type QuestionnaireKey, savesSoFar } from '../../questionnaires/index.ts';

const {
  organizations,
  profilingCampaigns: campaigns,
  profilingQuestionnaires: questionnaires,
  profilingReceipts: receipts,
  profilingSaves: saves,
} = schema;

const byKey = (key: WithPlaceholders<QuestionnaireKey>) =>
  and(eq(questionnaires.organizationId, key.organizationId), eq(questionnaires.id, key.id));

const columns = {
  organizationId: questionnaires.organizationId,
  id: questionnaires.id,
  campaignId: questionnaires.campaignId,
  language: questionnaires.language,
};

/** With what decides whether it may be answered now. */
const answeringStatement = (lock: 'key share' | 'update') =>
  prepared(`answering_audit_${lock.replace(' ', '_')}`, (db) =>
    db
      .select({
        ...columns,
        ...savesSoFar(saves, questionnaires),
        campaignVersion: campaigns.version,
        campaignStatus: campaigns.status,
        organizationStatus: organizations.status,
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
 * Saves of one questionnaire need not wait for each other (`key share`); completing waits for them and they for it.
 * `not_found` if absent, completed or another tenant's.
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
export type QuestionnaireRow = Pick<
  typeof questionnaires.$inferSelect,
  'organizationId' | 'id' | 'campaignId' | 'language'
>;

const insertStatement = prepared('insert_profiling_save', (db) =>
  db.insert(saves).values({
    organizationId: sql.placeholder('organizationId'),
    questionnaireId: sql.placeholder('id'),
    items: sql.placeholder('items'),
  }),
);

export const insertSave = (tx: Tx, { organizationId, id }: QuestionnaireKey, items: GivenAnswers) =>
  insertStatement(tx.sql).execute({ organizationId, id, items });

export const findCampaignIdOfQuestionnaire = async (tx: Tx, id: string): Promise<string> => {
  const [row] = await tx.sql
    .select({ campaignId: questionnaires.campaignId })
    .from(questionnaires)
    .where(and(inTenant(tx, questionnaires.organizationId), eq(questionnaires.id, id)));
  if (!row) throw new AppError('not_found');
  return row.campaignId;
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

export const insertQuestionnaire = async (
  tx: Tx,
  values: typeof questionnaires.$inferInsert,
): Promise<void> => {
  await tx.sql.insert(questionnaires).values(values).onConflictDoNothing();
};

export const changeLanguage = (tx: Tx, key: QuestionnaireKey, language: Language) =>
  tx.sql.update(questionnaires).set({ language }).where(byKey(key));

/** With all that was saved, the return code and the tokens (0004_questionnaires.sql). */
export const deleteQuestionnaire = (tx: Tx, key: QuestionnaireKey) =>
  tx.sql.delete(questionnaires).where(byKey(key));

/** True if the key is used for the first time in this campaign. */
export const insertReceipt = async (
  tx: Tx,
  campaign: CampaignKey,
  receipt: Buffer,
): Promise<boolean> => {
  const kept = await tx.sql
    .insert(receipts)
    .values({ organizationId: campaign.organizationId, campaignId: campaign.id, receipt })
    .onConflictDoNothing()
    .returning({ campaignId: receipts.campaignId });
  return kept.length > 0;
};
