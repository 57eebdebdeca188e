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
  /** For each person the two packed numbers, eight bytes each, the highest first. */
  readonly rankings: Uint8Array;
  /** Sixteen bytes for each person, in the same order; null where nothing is drawn by people. */
  readonly ids: Uint8Array | null;
}

/**
 * Reads all completed answers in one pass, grouped in the database: some bytes a person and one row a group. Incomplete
 * answers have no number and are left out.
 */
export const answerGroups = async function* (
  tx: Tx,
  { organizationId, id }: CampaignKey,
  { size, withIds }: { readonly size: number; readonly withIds: boolean },
): AsyncGenerator<readonly AnswerGroup[]> {
  const ids = withIds ? sql`string_agg(uuid_send(id), '')` : sql`null::bytea`;
  await tx.sql.execute(sql`
    declare finished no scroll cursor for
    select unit_id as unit, gender, age_band as age, tenure_band as tenure,
           string_agg(int8send(perceived) || int8send(desired), '') as rankings, ${ids} as ids
    from profiling_packed_answers
    where organization_id = ${organizationId} and campaign_id = ${id}
      and perceived is not null and desired is not null
    group by unit_id, gender, age_band, tenure_band`);
  for (;;) {
    const { rows } = await tx.sql.execute<AnswerGroup>(
      sql`fetch ${sql.raw(String(size))} from finished`,
    );
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.sql.execute(sql`close finished`);
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
