import { schema, type Tx } from '@cadran/db';
import { and, desc, eq, inArray, sql } from '@cadran/db/sql';
import type { CampaignKey } from '../../campaigns/index.ts';
import { withCampaign } from './snapshots.ts';

const { profilingCampaigns: campaigns, profilingSnapshots: snapshots } = schema;

interface SeriesKey extends CampaignKey {
  readonly seriesId: string;
}

const ofSeries = ({ organizationId, seriesId }: SeriesKey) =>
  and(eq(campaigns.organizationId, organizationId), eq(campaigns.seriesId, seriesId));

/** The latest results of each audit of a series. */
export const listSeriesResults = (tx: Tx, campaign: SeriesKey) =>
  tx.sql
    .selectDistinctOn([snapshots.campaignId], { snapshot: snapshots, campaign: campaigns })
    .from(snapshots)
    .innerJoin(campaigns, withCampaign)
    .where(and(ofSeries(campaign), eq(snapshots.status, 'ready')))
    .orderBy(snapshots.campaignId, desc(snapshots.number));
export type SeriesResult = Awaited<ReturnType<typeof listSeriesResults>>[number];

/** Audits of the organisation about the same subject, by series or not. */
export const listSameSubject = (
  tx: Tx,
  { organizationId, subject }: CampaignKey & { readonly subject: unknown },
) =>
  tx.sql
    .select({ id: campaigns.id, name: campaigns.name, seriesId: campaigns.seriesId })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.organizationId, organizationId),
        sql`${campaigns.subject} = ${JSON.stringify(subject)}::jsonb`,
      ),
    )
    .orderBy(desc(campaigns.createdAt));

/** No new version: an open form keeps working. */
export const joinSeries = async (
  tx: Tx,
  { organizationId, seriesId }: Pick<SeriesKey, 'organizationId' | 'seriesId'>,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  await tx.sql
    .update(campaigns)
    .set({ seriesId })
    .where(and(eq(campaigns.organizationId, organizationId), inArray(campaigns.id, [...ids])));
};

/** Each gets a series of its own. */
export const leaveSeries = async (
  tx: Tx,
  { organizationId }: CampaignKey,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  await tx.sql
    .update(campaigns)
    .set({ seriesId: sql`gen_random_uuid()` })
    .where(and(eq(campaigns.organizationId, organizationId), inArray(campaigns.id, [...ids])));
};

export const saveUnitMatches = async (
  tx: Tx,
  { organizationId, id }: CampaignKey,
  unitMatches: Readonly<Record<string, string | null>>,
): Promise<void> => {
  await tx.sql
    .update(campaigns)
    .set({ unitMatches })
    .where(and(eq(campaigns.organizationId, organizationId), eq(campaigns.id, id)));
};
