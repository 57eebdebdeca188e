import type { CultureType, SnapshotKind } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, asc, count, desc, eq, inArray, like, lt, or, sql } from '@cadran/db/sql';
import type { Interval, PublishedFigures, SummaryFigures } from '@cadran/scoring';
import type { CampaignKey } from '../../campaigns/index.ts';

const {
  profilingCampaigns: campaigns,
  profilingCohorts: cohorts,
  profilingSnapshotCells: cells,
  profilingSnapshots: snapshots,
} = schema;

type PerType<T> = Readonly<Record<CultureType, T>>;

export type SnapshotRow = typeof snapshots.$inferSelect;
export type StoredUnitAnswers = NonNullable<SnapshotRow['unitAnswers']>;
export type StoredCohorts = (typeof cohorts.$inferSelect)['cohorts'];

const ofCampaign = ({ organizationId, id }: CampaignKey) =>
  and(eq(snapshots.organizationId, organizationId), eq(snapshots.campaignId, id));

/** Latest first. */
export const listSnapshots = (tx: Tx, campaign: CampaignKey): Promise<SnapshotRow[]> =>
  tx.sql.select().from(snapshots).where(ofCampaign(campaign)).orderBy(desc(snapshots.number));

/** The latest ready snapshot, which results are read from. */
export const findCurrentSnapshot = async (
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

/** Does nothing if one is already in progress. */
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

/** Only served cells have a row. */
const cellsOf = (snapshot: SnapshotRow) =>
  and(
    eq(cells.organizationId, snapshot.organizationId),
    eq(cells.campaignId, snapshot.campaignId),
    eq(cells.snapshot, snapshot.number),
  );

/** Number of respondents of each served cell. */
export const countServedCells = async (
  tx: Tx,
  snapshot: SnapshotRow,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx.sql
    .select({ cell: cells.cell, people: cells.people })
    .from(cells)
    .where(cellsOf(snapshot));
  return new Map(rows.map(({ cell, people }) => [cell, people]));
};

const FIGURES_OF_CELL = {
  campaignId: cells.campaignId,
  cell: cells.cell,
  people: cells.people,
  counts: cells.counts,
  figures: sql<PublishedFigures | null>`${cells.figures}`,
};

export type CellRow = Pick<
  typeof cells.$inferSelect,
  'campaignId' | 'cell' | 'people' | 'counts'
> & {
  readonly figures: PublishedFigures | null;
};

/** The cells named, of one or several snapshots. */
export const findCells = async (
  tx: Tx,
  of: readonly SnapshotRow[],
  keys: readonly string[],
): Promise<CellRow[]> =>
  of.length === 0
    ? []
    : tx.sql
        .select(FIGURES_OF_CELL)
        .from(cells)
        .where(and(or(...of.map(cellsOf)), inArray(cells.cell, [...keys])));

/** Cells with at most one filter value. */
export const listSingleValueCells = async (tx: Tx, of: readonly SnapshotRow[]) => {
  if (of.length === 0) return [];
  return tx.sql
    .select({
      campaignId: cells.campaignId,
      cell: cells.cell,
      people: cells.people,
      perceived: cells.perceived,
      desired: cells.desired,
      /** 95 % intervals of the perceived bars. */
      intervals: sql<PerType<Interval> | null>`${cells.figures} #> '{perceived,intervals,bars}'`,
    })
    .from(cells)
    .where(and(or(...of.map(cellsOf)), sql`${cells.cell} not like '%&%'`))
    .orderBy(asc(cells.cell));
};

/** Taken apart in a query of its own: each look into the figures as a whole unpacks all of them again. */
const summary = sql<SummaryFigures | null>`(
  select json_build_object(
    'respondents', whole -> 'respondents',
    'precision', whole -> 'precision',
    'totalGap', whole -> 'totalGap',
    'desired', json_build_object('bars', desired -> 'bars'),
    'perceived', json_build_object(
      'point', perceived -> 'point',
      'bars', perceived -> 'bars',
      'strength', perceived -> 'strength',
      'intervals', case jsonb_typeof(intervals) when 'object' then json_build_object(
        'point', intervals -> 'point', 'bars', intervals -> 'bars', 'strength', intervals -> 'strength') end))
  from (
    select ${cells.figures} whole, ${cells.figures} -> 'perceived' perceived, ${cells.figures} -> 'desired' desired,
      ${cells.figures} #> '{perceived,intervals}' intervals
    where ${cells.figures} is not null
    offset 0
  ) parts)`;

/** What maps and waves show of cells with at most one filter value: all of them, or those of units. */
export const listSummaries = async (tx: Tx, of: readonly SnapshotRow[], only?: 'unit') =>
  of.length === 0
    ? []
    : tx.sql
        .select({
          ...FIGURES_OF_CELL,
          counts: sql<Buffer>`case when ${cells.figures} is null then ${cells.counts} else '' end`,
          figures: summary,
        })
        .from(cells)
        .where(
          and(
            or(...of.map(cellsOf)),
            sql`${cells.cell} not like '%&%'`,
            only && or(eq(cells.cell, ''), like(cells.cell, 'unit=%')),
          ),
        );
export type SummaryRow = Awaited<ReturnType<typeof listSummaries>>[number];

/** Only allowed in a tenant's transaction: it includes groups of one (0006_culture_audits.sql). */
export const findCohorts = async (tx: Tx, campaign: CampaignKey): Promise<StoredCohorts> => {
  const [row] = await tx.sql
    .select({ cohorts: cohorts.cohorts })
    .from(cohorts)
    .where(
      and(eq(cohorts.organizationId, campaign.organizationId), eq(cohorts.campaignId, campaign.id)),
    );
  return row?.cohorts ?? [];
};

export const withCampaign = and(
  eq(campaigns.organizationId, snapshots.organizationId),
  eq(campaigns.id, snapshots.campaignId),
);

interface ClosedResultsQuery {
  readonly organizationId: string;
  readonly campaignId?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** The last results of each closed campaign that may be shown at all, the latest first. */
export const listClosedResults = async (
  tx: Tx,
  { organizationId, campaignId, page, pageSize }: ClosedResultsQuery,
) => {
  const last = tx.sql
    .selectDistinctOn([snapshots.campaignId], {
      campaignId: snapshots.campaignId,
      number: snapshots.number,
      takenAt: snapshots.takenAt,
    })
    .from(snapshots)
    .where(
      and(
        eq(snapshots.organizationId, organizationId),
        campaignId === undefined ? undefined : eq(snapshots.campaignId, campaignId),
        eq(snapshots.status, 'ready'),
      ),
    )
    .orderBy(snapshots.campaignId, desc(snapshots.number))
    .as('last');
  const closed = and(
    eq(campaigns.organizationId, organizationId),
    eq(campaigns.id, last.campaignId),
    eq(campaigns.status, 'closed'),
  );
  // If the whole is not served, no part of it is.
  const everybody = and(
    eq(cells.organizationId, organizationId),
    eq(cells.campaignId, last.campaignId),
    eq(cells.snapshot, last.number),
    eq(cells.cell, ''),
  );
  const rows = await tx.sql
    .select({
      snapshot: snapshots,
      name: campaigns.name,
      access: campaigns.access,
      units: campaigns.units,
      unitGroups: campaigns.unitGroups,
    })
    .from(last)
    .innerJoin(campaigns, closed)
    .innerJoin(cells, everybody)
    .innerJoin(
      snapshots,
      and(
        eq(snapshots.organizationId, organizationId),
        eq(snapshots.campaignId, last.campaignId),
        eq(snapshots.number, last.number),
      ),
    )
    .orderBy(desc(last.takenAt), last.campaignId)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await tx.sql
    .select({ total: count() })
    .from(last)
    .innerJoin(campaigns, closed)
    .innerJoin(cells, everybody);
  return {
    // Ready snapshots have a time.
    rows: rows.flatMap((row) =>
      row.snapshot.takenAt ? [{ ...row, takenAt: row.snapshot.takenAt }] : [],
    ),
    total: all?.total ?? 0,
  };
};

/** The latest results of other campaigns about the same subject, taken before a date. */
export const listEarlierResults = (
  tx: Tx,
  campaign: CampaignKey & { readonly subject: unknown },
  before: Date,
) =>
  tx.sql
    .selectDistinctOn([snapshots.campaignId], {
      snapshot: snapshots,
      name: campaigns.name,
      minimumGroup: campaigns.minimumGroup,
      access: campaigns.access,
    })
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
