import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, eq, sql } from '@cadran/db/sql';
import type { CampaignKey } from '../../campaigns/index.ts';

const {
  profilingAnswers: answers,
  profilingCampaigns: campaigns,
  profilingCounts: counts,
} = schema;

export type NewCultureAuditAnswer = typeof answers.$inferInsert;

export const insertAnswers = async (
  tx: Tx,
  rows: readonly NewCultureAuditAnswer[],
): Promise<void> => {
  if (rows.length > 0) await tx.sql.insert(answers).values([...rows]);
};

/** A completed questionnaire; the answers are unparsed JSON. */
export interface AnswerLine extends Record<string, unknown> {
  /** For the digest of a group's people only. */
  readonly id: string;
  readonly unit: string | null;
  readonly gender: string | null;
  readonly age: string | null;
  readonly tenure: string | null;
  readonly perceived: string;
  readonly desired: string;
}

/** Reads all completed answers through a cursor, in batches. */
export const answerBatches = async function* (
  tx: Tx,
  { organizationId, id }: CampaignKey,
  size: number,
): AsyncGenerator<readonly AnswerLine[]> {
  await tx.sql.execute(sql`
    declare finished no scroll cursor for
    select id::text as id, unit_id as unit, gender, age_band as age, tenure_band as tenure,
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

/** Counts of all campaigns visible to the transaction. */
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
