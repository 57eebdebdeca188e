import type { Language } from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import { and, eq, sql } from '@cadran/db/sql';
import { AppError } from '../app-error.ts';
import { answerStore, type QuestionnaireKey } from './answer-store.ts';
import type { CampaignKey } from './campaign-store.ts';
import { withResumeCode } from './resume-codes.ts';

const { profilingQuestionnaires: questionnaires, profilingReceipts: receipts } = schema;

/** Drafts of those who have not finished. */
export const drafts = answerStore(schema.profilingDrafts);

const byKey = (key: QuestionnaireKey) =>
  and(eq(questionnaires.organizationId, key.organizationId), eq(questionnaires.id, key.id));

const columns = {
  organizationId: questionnaires.organizationId,
  id: questionnaires.id,
  campaignId: questionnaires.campaignId,
  language: questionnaires.language,
  version: questionnaires.version,
};

/** `not_found` if absent, finished or another tenant's. With `lock`, saves of one questionnaire take turns. */
export const findBegun = async (tx: Tx, key: QuestionnaireKey, lock = false) => {
  const query = tx.sql.select(columns).from(questionnaires).where(byKey(key));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new AppError('not_found');
  return row;
};
export type BegunRow = Awaited<ReturnType<typeof findBegun>>;

/** The campaign of a questionnaire that somebody holds a token of. */
export const campaignOfBegun = async (tx: Tx, id: string): Promise<string> => {
  const [row] = await tx.sql
    .select({ campaignId: questionnaires.campaignId })
    .from(questionnaires)
    .where(and(inTenant(tx, questionnaires.organizationId), eq(questionnaires.id, id)));
  if (!row) throw new AppError('not_found');
  return row.campaignId;
};

export const findBegunByCode = async (
  tx: Tx,
  organizationId: string,
  codeHash: Buffer,
): Promise<BegunRow | undefined> => {
  const [row] = await tx.sql
    .select(columns)
    .from(questionnaires)
    .where(withResumeCode(questionnaires, organizationId, codeHash));
  return row;
};

export const insertBegun = async (
  tx: Tx,
  values: typeof questionnaires.$inferInsert,
): Promise<void> => {
  await tx.sql.insert(questionnaires).values(values).onConflictDoNothing();
};

/** Every change raises the version. */
export const touchBegun = async (
  tx: Tx,
  key: QuestionnaireKey,
  language: Language,
): Promise<BegunRow> => {
  const [row] = await tx.sql
    .update(questionnaires)
    .set({ language, version: sql`${questionnaires.version} + 1` })
    .where(byKey(key))
    .returning(columns);
  if (!row) throw new AppError('not_found');
  return row;
};

/** With its draft, its resume code and its tokens (0005_profiling.sql). */
export const deleteBegun = (tx: Tx, key: QuestionnaireKey) =>
  tx.sql.delete(questionnaires).where(byKey(key));

/** Whether this key is used for the first time in this campaign. */
export const keepReceipt = async (
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
