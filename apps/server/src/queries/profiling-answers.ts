import type { QuestionnaireStatus } from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, count, eq, sql } from '@cadran/db/sql';
import type { CampaignKey } from './campaign-store.ts';

const {
  profilingAnswers: answers,
  profilingCampaigns: campaigns,
  profilingCounts: counts,
  profilingQuestionnaires: questionnaires,
} = schema;

export type NewAuditAnswer = typeof answers.$inferInsert;

/** Under new, random ids. */
export const insertAnswers = async (tx: Tx, rows: readonly NewAuditAnswer[]): Promise<void> => {
  if (rows.length > 0) await tx.sql.insert(answers).values([...rows]);
};

const idsOf = (
  tx: Tx,
  table: typeof answers | typeof questionnaires,
  campaign: CampaignKey,
  status: QuestionnaireStatus,
) =>
  tx.sql
    .select({ id: table.id, status: sql<QuestionnaireStatus>`${status}::text`.as('status') })
    .from(table)
    .where(
      and(eq(table.organizationId, campaign.organizationId), eq(table.campaignId, campaign.id)),
    );

/** Ids and statuses in the order of the ids, which are random: it says nothing of who came when. */
export const listQuestionnaireIds = async (
  tx: Tx,
  campaign: CampaignKey & { readonly opened: number; readonly completed: number },
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) => {
  const items = await idsOf(tx, questionnaires, campaign, 'opened')
    .unionAll(idsOf(tx, answers, campaign, 'completed'))
    .orderBy(sql`id`)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, total: campaign.opened + campaign.completed };
};

/** Finished answers by unit; null: no unit was given. Only a tenant's own path may ask. */
export const countByUnit = async (
  tx: Tx,
  campaign: CampaignKey,
): Promise<ReadonlyMap<string | null, number>> => {
  const rows = await tx.sql
    .select({ unitId: answers.unitId, people: count() })
    .from(answers)
    .where(
      and(eq(answers.organizationId, campaign.organizationId), eq(answers.campaignId, campaign.id)),
    )
    .groupBy(answers.unitId);
  return new Map(rows.map((row) => [row.unitId, row.people]));
};

/** A finished questionnaire as it is counted; the answers stay text until then. */
export interface AnswerLine extends Record<string, unknown> {
  readonly unit: string | null;
  readonly gender: string | null;
  readonly age: string | null;
  readonly tenure: string | null;
  readonly perceived: string;
  readonly desired: string;
}

/** Everybody who had finished when this began, so many at a time; who finishes meanwhile is not among them. */
export const answerBatches = async function* (
  tx: Tx,
  { organizationId, id }: CampaignKey,
  size: number,
): AsyncGenerator<readonly AnswerLine[]> {
  await tx.sql.execute(sql`
    declare finished no scroll cursor for
    select unit_id as unit, gender, age_band as age, tenure_band as tenure,
           perceived::text as perceived, desired::text as desired
    from profiling_answers where organization_id = ${organizationId} and campaign_id = ${id}`);
  for (;;) {
    const { rows } = await tx.sql.execute<AnswerLine>(
      sql`fetch ${sql.raw(String(size))} from finished`,
    );
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.sql.execute(sql`close finished`);
};

/** Who shares all segments, and how many they are. */
export const countBySegments = (tx: Tx, campaign: CampaignKey) =>
  tx.sql
    .select({
      unit: answers.unitId,
      gender: answers.gender,
      age: answers.ageBand,
      tenure: answers.tenureBand,
      people: count(),
    })
    .from(answers)
    .where(
      and(eq(answers.organizationId, campaign.organizationId), eq(answers.campaignId, campaign.id)),
    )
    .groupBy(answers.unitId, answers.gender, answers.ageBand, answers.tenureBand);

/** Numbers by campaign, of all a transaction may see. */
export const countByCampaign = (tx: Tx) =>
  tx.sql
    .select({
      campaignId: campaigns.id,
      campaignName: campaigns.name,
      opened: sql<number>`coalesce(sum(${counts.opened}), 0)::integer`,
      completed: sql<number>`coalesce(sum(${counts.completed}), 0)::integer`,
    })
    .from(campaigns)
    .leftJoin(
      counts,
      and(eq(counts.organizationId, campaigns.organizationId), eq(counts.campaignId, campaigns.id)),
    )
    .where(inTenant(tx, campaigns.organizationId))
    .groupBy(campaigns.organizationId, campaigns.id, campaigns.name)
    .orderBy(asc(sql`lower(${campaigns.name})`), asc(campaigns.id));
