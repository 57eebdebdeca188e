import type { SnapshotKind } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, asc, desc, eq, inArray, lt, or, sql } from '@cadran/db/sql';
import type { CampaignKey } from './campaign-store.ts';

const {
  profilingCampaigns: campaigns,
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
export const singleCells = async (tx: Tx, of: readonly SnapshotRow[]) => {
  if (of.length === 0) return [];
  return tx.sql
    .select({
      campaignId: cells.campaignId,
      cell: cells.cell,
      people: cells.people,
      perceived: cells.perceived,
      desired: cells.desired,
    })
    .from(cells)
    .where(and(or(...of.map(cellsOf)), sql`${cells.cell} not like '%&%'`))
    .orderBy(asc(cells.cell));
};

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

const withCampaign = and(
  eq(campaigns.organizationId, snapshots.organizationId),
  eq(campaigns.id, snapshots.campaignId),
);

/** Closed campaigns of an organisation with results, or this one of them. */
export const readyOfClosed = (
  tx: Tx,
  { organizationId, campaignId }: { readonly organizationId: string; readonly campaignId?: string },
) =>
  tx.sql
    .selectDistinctOn([snapshots.campaignId], {
      snapshot: snapshots,
      name: campaigns.name,
      units: campaigns.units,
      unitGroups: campaigns.unitGroups,
    })
    .from(snapshots)
    .innerJoin(campaigns, withCampaign)
    .where(
      and(
        eq(snapshots.organizationId, organizationId),
        campaignId === undefined ? undefined : eq(snapshots.campaignId, campaignId),
        eq(snapshots.status, 'ready'),
        eq(campaigns.status, 'closed'),
      ),
    )
    .orderBy(snapshots.campaignId, desc(snapshots.number));

/** The latest results of the organisation's other campaigns about a subject, taken before a moment. */
export const earlierResults = (
  tx: Tx,
  campaign: CampaignKey & { readonly subject: unknown },
  before: Date,
) =>
  tx.sql
    .selectDistinctOn([snapshots.campaignId], { snapshot: snapshots, name: campaigns.name })
    .from(snapshots)
    .innerJoin(campaigns, withCampaign)
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
