import { randomUUID } from 'node:crypto';
import { schema, type Tx } from '@cadran/db';
import { and, eq, sql } from '@cadran/db/sql';
import { nextDue } from '../../../jobs/next-due.ts';

const { profilingShuffles: shuffles } = schema;

interface CampaignKey {
  readonly organizationId: string;
  readonly id: string;
}

export interface ShuffleJob {
  readonly organizationId: string;
  readonly campaignId: string;
  readonly worker: string;
}

const LEASE = sql`now() + interval '60 seconds'`;

const ofCampaign = ({ organizationId, id }: CampaignKey) =>
  and(eq(shuffles.organizationId, organizationId), eq(shuffles.campaignId, id));

/** Has the rows of a campaign rewritten soon; in the transaction that closes it. */
export const requestShuffle = async (
  tx: Tx,
  { organizationId, id }: CampaignKey,
): Promise<void> => {
  await tx.sql.insert(shuffles).values({ organizationId, campaignId: id }).onConflictDoNothing();
};

/**
 * Rewrites answers and codes of a campaign in an order that tells nothing (0006_culture_audits.sql). Holds the campaign's
 * row: who closes it meanwhile waits and asks again. `onGrouped` may read the answers before the old rows go.
 */
export const shuffleRows = async <T>(
  tx: Tx,
  key: CampaignKey,
  onGrouped: () => Promise<T>,
): Promise<T> => {
  const campaign = sql`${key.organizationId}::uuid, ${key.id}::uuid`;
  const { rows } = await tx.sql.execute<{ people: string }>(
    sql`select group_profiling_answers(${campaign}) as people`,
  );
  const result = await onGrouped();
  await tx.sql.execute(sql`select forget_grouped_answers(${campaign}, ${rows[0]?.people}::bigint)`);
  await tx.sql.delete(shuffles).where(ofCampaign(key));
  return result;
};

/** One that nobody works on; a snapshot of the same campaign rewrites the rows itself. */
export const claimShuffle = async (tx: Tx): Promise<ShuffleJob | undefined> => {
  const worker = randomUUID();
  const [row] = await tx.sql
    .update(shuffles)
    .set({ worker, leaseUntil: LEASE })
    .where(
      nextDue({
        table: shuffles,
        key: [shuffles.organizationId, shuffles.campaignId],
        isDue: sql`(${shuffles.leaseUntil} is null or ${shuffles.leaseUntil} < now()) and not exists (
          select from profiling_snapshots s
          where s.organization_id = ${shuffles.organizationId} and s.campaign_id = ${shuffles.campaignId}
            and s.status in ('waiting', 'running'))`,
        order: [shuffles.leaseUntil],
      }),
    )
    .returning();
  return row && { ...row, worker };
};

/** False if it is done, or another process holds the lease now. */
export const renewShuffleLease = async (
  tx: Tx,
  { organizationId, campaignId, worker }: ShuffleJob,
): Promise<boolean> => {
  const rows = await tx.sql
    .update(shuffles)
    .set({ leaseUntil: LEASE })
    .where(and(ofCampaign({ organizationId, id: campaignId }), eq(shuffles.worker, worker)))
    .returning({ worker: shuffles.worker });
  return rows.length > 0;
};
