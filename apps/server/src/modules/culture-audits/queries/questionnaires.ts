import type { Language, ProfilingSegments } from '@cadran/contract';
import { inTenant, prepared, schema, type Sql, type Tx } from '@cadran/db';
import { and, eq, sql } from '@cadran/db/sql';
import { type CultureAuditAnswers, packRankings } from '@cadran/scoring';
import { inOrderOf, inPlace, together } from '../../../database/run-together.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Answering } from '../../../http/authentication/authenticate.ts';
import {
  answerStore,
  type CampaignKey,
  type QuestionnaireKey,
  byResumeCode,
} from '../../campaigns/index.ts';

const { profilingQuestionnaires: questionnaires, profilingReceipts: receipts } = schema;

/** Answers of unfinished questionnaires. */
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

/** `not_found` if absent, completed or another tenant's. `lock` serialises saves. */
export const findQuestionnaire = async (tx: Tx, key: QuestionnaireKey, lock = false) => {
  const query = tx.sql.select(columns).from(questionnaires).where(byKey(key));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new AppError('not_found');
  return row;
};
export type QuestionnaireRow = Awaited<ReturnType<typeof findQuestionnaire>>;

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

export const touchQuestionnaire = async (
  tx: Tx,
  key: QuestionnaireKey,
  language: Language,
): Promise<QuestionnaireRow> => {
  const [row] = await tx.sql
    .update(questionnaires)
    .set({ language, version: sql`${questionnaires.version} + 1` })
    .where(byKey(key))
    .returning(columns);
  if (!row) throw new AppError('not_found');
  return row;
};

/** Cascades to draft, return code and tokens (0004_questionnaires.sql). */
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

/** Each completion on its own, in one statement; those that are out of the ordinary return no row. */
const completeStatement = prepared('complete_profiling_questionnaire', (db) =>
  db.select({ place: sql<number>`place`, language: sql<Language>`completed.language` }).from(
    sql`jsonb_to_recordset(${sql.placeholder('completions')}::jsonb) as c (place integer, token text,
          organization uuid, questionnaire uuid, version integer, unit uuid, gender text, "ageBand" text,
          "tenureBand" text, perceived bigint, desired bigint, at timestamptz)
        cross join complete_profiling_questionnaire(decode(c.token, 'hex'), c.organization, c.questionnaire,
          c.version, c.unit, c.gender, c."ageBand", c."tenureBand", c.perceived, c.desired, c.at) as completed`,
  ),
);

/** By campaign, so that batches that count in the same rows do not wait for each other in a circle. */
const completeTogether = together(
  async (db: Sql, completions: readonly { readonly campaign: string }[]) => {
    const ordered = inOrderOf(completions, ({ campaign }) => campaign);
    return inPlace(await completeStatement(db).execute({ completions: ordered }), completions);
  },
);

type CompleteAnswers = ProfilingSegments & CultureAuditAnswers;

/** As text: JSON has no whole numbers of 64 bits. */
const packed = (rankings: CultureAuditAnswers['perceived']): string | undefined =>
  packRankings(rankings)?.toString();

/**
 * Confirms the token and completes a questionnaire in which nothing was saved before, as `complete-questionnaire.ts`
 * does, in one round trip. Undefined, and nothing changed, if anything is not as it was when the token was looked up.
 */
export const completeAtOnce = (
  db: Sql,
  { tokenHash, questionnaire: { organizationId, id, campaignId, campaignVersion } }: Answering,
  { unitId, gender, ageBand, tenureBand, perceived, desired }: CompleteAnswers,
  now: Date,
): Promise<{ readonly language: Language } | undefined> => {
  const completion = {
    campaign: campaignId,
    token: tokenHash.toString('hex'),
    organization: organizationId,
    questionnaire: id,
    version: campaignVersion,
    unit: unitId ?? null,
    gender: gender ?? null,
    ageBand: ageBand ?? null,
    tenureBand: tenureBand ?? null,
    perceived: packed(perceived),
    desired: packed(desired),
    at: now,
  };
  return completeTogether(db, completion);
};
