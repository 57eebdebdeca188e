import type { Cell, SnapshotKind } from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, desc, eq, inArray, lt, sql } from '@cadran/db/sql';
import type { CampaignKey } from './campaign-store.ts';

const {
  profilingCohorts: cohorts,
  profilingSnapshotCells: cells,
  profilingSnapshots: snapshots,
} = schema;

export type SnapshotRow = typeof snapshots.$inferSelect;
export type StoredCohorts = (typeof cohorts.$inferSelect)['cohorts'];

const ofCampaign = ({ organizationId, id }: CampaignKey) =>
  and(eq(snapshots.organizationId, organizationId), eq(snapshots.campaignId, id));

/** The latest first. */
export const listSnapshots = (tx: Tx, campaign: CampaignKey): Promise<SnapshotRow[]> =>
  tx.sql.select().from(snapshots).where(ofCampaign(campaign)).orderBy(desc(snapshots.number));

/** The one that results are read from. */
export const currentSnapshot = async (
  tx: Tx,
  campaign: CampaignKey,
): Promise<SnapshotRow | undefined> => {
  const [row] = await tx.sql
    .select()
    .from(snapshots)
    .where(and(ofCampaign(campaign), eq(snapshots.status, 'ready')))
    .orderBy(desc(snapshots.number))
    .limit(1);
  return row;
};

/** Nothing if one is under way already: two who ask at the same moment get the same one. */
export const insertSnapshot = async (
  tx: Tx,
  campaign: CampaignKey,
  kind: SnapshotKind,
  now: Date,
): Promise<void> => {
  await tx.sql.execute(sql`
    insert into profiling_snapshots (organization_id, campaign_id, number, kind, requested_at)
    select ${campaign.organizationId}::uuid, ${campaign.id}::uuid, coalesce(max(number), 0) + 1, ${kind}, ${now.toISOString()}::timestamptz
    from profiling_snapshots
    where organization_id = ${campaign.organizationId}::uuid and campaign_id = ${campaign.id}::uuid
    on conflict do nothing`);
};

/** Cells of a snapshot that are served; what is not on the list has no row. */
const cellsOf = (snapshot: SnapshotRow) =>
  and(
    eq(cells.organizationId, snapshot.organizationId),
    eq(cells.campaignId, snapshot.campaignId),
    eq(cells.snapshot, snapshot.number),
  );

/** How many people each served cell holds. */
export const servedCells = async (
  tx: Tx,
  snapshot: SnapshotRow,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx.sql
    .select({ cell: cells.cell, people: cells.people })
    .from(cells)
    .where(cellsOf(snapshot));
  return new Map(rows.map(({ cell, people }) => [cell, people]));
};

export const findCells = (tx: Tx, snapshot: SnapshotRow, keys: readonly string[]) =>
  tx.sql
    .select()
    .from(cells)
    .where(and(cellsOf(snapshot), inArray(cells.cell, [...keys])));

/** The bars of the cells of one value: everybody has none, a pair two. */
export const singleCells = (tx: Tx, snapshot: SnapshotRow) =>
  tx.sql
    .select({
      cell: cells.cell,
      people: cells.people,
      perceived: cells.perceived,
      desired: cells.desired,
    })
    .from(cells)
    .where(and(cellsOf(snapshot), sql`${cells.cell} not like '%&%'`))
    .orderBy(asc(cells.cell));

/** By the tenant's own path alone: groups of one are among them (0006_profiling_results.sql). */
export const findCohorts = async (tx: Tx, campaign: CampaignKey): Promise<StoredCohorts> => {
  const [row] = await tx.sql
    .select({ cohorts: cohorts.cohorts })
    .from(cohorts)
    .where(
      and(eq(cohorts.organizationId, campaign.organizationId), eq(cohorts.campaignId, campaign.id)),
    );
  return row?.cohorts ?? [];
};

export interface ReadySnapshot {
  readonly respondents: number;
  readonly served: readonly Cell[];
  readonly engineVersion: number;
  readonly takenAt: Date;
  readonly cohorts: StoredCohorts;
  readonly cells: readonly Omit<
    typeof cells.$inferInsert,
    'organizationId' | 'campaignId' | 'snapshot'
  >[];
}

/** Rows a statement: each holds some tens of kilobytes. */
const AT_ONCE = 50;

/** Keeps what was counted; false if another process has taken the work over. The older counts go. */
export const finishSnapshot = async (
  tx: Tx,
  job: Pick<SnapshotRow, 'organizationId' | 'campaignId' | 'number' | 'worker'>,
  ready: ReadySnapshot,
): Promise<boolean> => {
  const { organizationId, campaignId, number } = job;
  const { respondents, served, engineVersion, takenAt } = ready;
  const done = await tx.sql
    .update(snapshots)
    .set({
      status: 'ready',
      progress: 100,
      worker: null,
      leaseUntil: null,
      respondents,
      served,
      engineVersion,
      takenAt,
    })
    .where(and(ofJob(job), eq(snapshots.worker, job.worker ?? '')))
    .returning({ number: snapshots.number });
  if (done.length === 0) return false;
  for (let from = 0; from < ready.cells.length; from += AT_ONCE)
    await tx.sql
      .insert(cells)
      .values(
        ready.cells
          .slice(from, from + AT_ONCE)
          .map((cell) => ({ ...cell, organizationId, campaignId, snapshot: number })),
      );
  await tx.sql
    .delete(cells)
    .where(
      and(
        eq(cells.organizationId, organizationId),
        eq(cells.campaignId, campaignId),
        lt(cells.snapshot, number),
      ),
    );
  await tx.sql
    .insert(cohorts)
    .values({ organizationId, campaignId, cohorts: ready.cohorts })
    .onConflictDoUpdate({
      target: [cohorts.organizationId, cohorts.campaignId],
      set: { cohorts: ready.cohorts },
    });
  return true;
};

const ofJob = (job: Pick<SnapshotRow, 'organizationId' | 'campaignId' | 'number'>) =>
  and(
    eq(snapshots.organizationId, job.organizationId),
    eq(snapshots.campaignId, job.campaignId),
    eq(snapshots.number, job.number),
  );

/** Closed campaigns with results, or this one of them. */
export const readyOfClosed = (tx: Tx, only?: CampaignKey) => {
  const campaigns = schema.profilingCampaigns;
  return tx.sql
    .selectDistinctOn([snapshots.organizationId, snapshots.campaignId], {
      snapshot: snapshots,
      name: campaigns.name,
      units: campaigns.units,
      unitGroups: campaigns.unitGroups,
    })
    .from(snapshots)
    .innerJoin(
      campaigns,
      and(
        eq(campaigns.organizationId, snapshots.organizationId),
        eq(campaigns.id, snapshots.campaignId),
      ),
    )
    .where(
      and(
        inTenant(tx, snapshots.organizationId),
        only && ofCampaign(only),
        eq(snapshots.status, 'ready'),
        eq(campaigns.status, 'closed'),
      ),
    )
    .orderBy(snapshots.organizationId, snapshots.campaignId, desc(snapshots.number));
};

/** The latest results of the organisation's other campaigns about a subject, taken before a moment. */
export const earlierResults = async (
  tx: Tx,
  campaign: CampaignKey & { readonly subject: unknown },
  before: Date,
) => {
  const campaigns = schema.profilingCampaigns;
  return tx.sql
    .selectDistinctOn([snapshots.campaignId], { snapshot: snapshots, name: campaigns.name })
    .from(snapshots)
    .innerJoin(
      campaigns,
      and(
        eq(campaigns.organizationId, snapshots.organizationId),
        eq(campaigns.id, snapshots.campaignId),
      ),
    )
    .where(
      and(
        eq(snapshots.organizationId, campaign.organizationId),
        sql`${snapshots.campaignId} <> ${campaign.id}`,
        eq(snapshots.status, 'ready'),
        lt(snapshots.takenAt, before),
        sql`${campaigns.subject} = ${JSON.stringify(campaign.subject)}::jsonb`,
      ),
    )
    .orderBy(snapshots.campaignId, desc(snapshots.number));
};
