import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, count, eq, sql } from '@cadran/db/sql';
import { type CultureAuditAnswers, packRankings } from '@cadran/scoring';
import type { CampaignKey } from '../../campaigns/index.ts';

const {
  profilingAnswers: answers,
  profilingCampaigns: campaigns,
  profilingCounts: counts,
} = schema;

export type NewCultureAuditAnswer = Omit<typeof answers.$inferInsert, 'perceived' | 'desired'> &
  CultureAuditAnswers;

export const insertAnswers = async (
  tx: Tx,
  rows: readonly NewCultureAuditAnswer[],
): Promise<void> => {
  if (rows.length === 0) return;
  await tx.sql.insert(answers).values(
    rows.map(({ perceived, desired, ...row }) => ({
      ...row,
      perceived: packRankings(perceived),
      desired: packRankings(desired),
    })),
  );
};

/** Completed answers of people who share all segments. */
export interface AnswerGroup extends Record<string, unknown> {
  readonly unit: string | null;
  readonly gender: string | null;
  readonly age: string | null;
  readonly tenure: string | null;
  readonly people: number;
  /** Everybody's packed numbers as PostgreSQL sends an array. */
  readonly perceived: Uint8Array;
  readonly desired: Uint8Array;
  /** Sixteen bytes that stand for these people. */
  readonly id: Uint8Array;
}

/** Answers that were written anew (0006_culture_audits.sql), in an order that depends on nothing but them. */
export const answerGroups = async function* (
  tx: Tx,
  { organizationId, id }: CampaignKey,
  size: number,
): AsyncGenerator<readonly AnswerGroup[]> {
  await tx.sql.execute(sql`
    declare grouped no scroll cursor for
    select unit_id as unit, gender, age_band as age, tenure_band as tenure, people,
           array_send(perceived) as perceived, array_send(desired) as desired, uuid_send(id) as id
    from profiling_answer_groups
    where organization_id = ${organizationId} and campaign_id = ${id}
    order by unit_id, gender, age_band, tenure_band`);
  for (;;) {
    const { rows } = await tx.sql.execute<AnswerGroup>(
      sql`fetch ${sql.raw(String(size))} from grouped`,
    );
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.sql.execute(sql`close grouped`);
};

/** Counts of the campaigns visible to the transaction, by name. The page is selected before anything is summed. */
export const countByCampaign = async (
  tx: Tx,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) => {
  const mine = inTenant(tx, campaigns.organizationId);
  const selected = tx.sql
    .select({
      organizationId: campaigns.organizationId,
      campaignId: campaigns.id,
      campaignName: campaigns.name,
    })
    .from(campaigns)
    .where(mine)
    .orderBy(asc(sql`lower(${campaigns.name})`), asc(campaigns.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .as('selected');
  const rows = await tx.sql
    .select({
      campaignId: selected.campaignId,
      campaignName: selected.campaignName,
      opened: sql<number>`coalesce(sum(${counts.opened}), 0)::integer`,
      completed: sql<number>`coalesce(sum(${counts.completed}), 0)::integer`,
    })
    .from(selected)
    .leftJoin(
      counts,
      and(
        eq(counts.organizationId, selected.organizationId),
        eq(counts.campaignId, selected.campaignId),
      ),
    )
    .groupBy(selected.organizationId, selected.campaignId, selected.campaignName)
    .orderBy(asc(sql`lower(${selected.campaignName})`), asc(selected.campaignId));
  const [all] = await tx.sql.select({ total: count() }).from(campaigns).where(mine);
  return { rows, total: all?.total ?? 0 };
};
