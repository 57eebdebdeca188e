import type { CampaignStatus } from '@cadran/contract';
import { inTenant, schema, type Sql, type Tx } from '@cadran/db';
import { and, eq, getTableColumns, like, sql, type PgColumn } from '@cadran/db/sql';
import { AppError, invalid } from '../app-error.ts';
import { violates } from './unique-violation.ts';

const { organizations, screeningCampaigns: campaigns, screeningCounts: counts, users } = schema;

const CUSTOM_URL_KEY = 'screening_campaigns_organization_id_custom_url_key';

/** At most sixteen rows a campaign are added up (0002_screening.sql); candidates are never counted. */
const sumOf = (column: PgColumn) =>
  sql<number>`(select coalesce(sum(${column}), 0)::integer from ${counts}
    where ${counts.organizationId} = ${campaigns.organizationId}
      and ${counts.campaignId} = ${campaigns.id})`;

/** What a list shows; the profile, which may be long, is read with the campaign alone. */
export const summaryColumns = {
  organizationId: campaigns.organizationId,
  id: campaigns.id,
  ownerId: campaigns.ownerId,
  name: campaigns.name,
  customUrl: campaigns.customUrl,
  status: campaigns.status,
  version: campaigns.version,
  createdAt: campaigns.createdAt,
  updatedAt: campaigns.updatedAt,
  ownerName: users.username,
  organizationName: organizations.name,
  opened: sumOf(counts.opened),
  completed: sumOf(counts.completed),
};

export const withOwner = and(
  eq(users.organizationId, campaigns.organizationId),
  eq(users.id, campaigns.ownerId),
);
export const withOrganization = eq(organizations.organizationId, campaigns.organizationId);

/** `not_found` if absent or another tenant's. */
export const findCampaign = async (tx: Tx, id: string) => {
  const [row] = await tx.sql
    .select({ ...getTableColumns(campaigns), ...summaryColumns })
    .from(campaigns)
    .innerJoin(users, withOwner)
    .innerJoin(organizations, withOrganization)
    .where(and(inTenant(tx, campaigns.organizationId), eq(campaigns.id, id)));
  if (!row) throw new AppError('not_found');
  return row;
};
export type CampaignRow = Awaited<ReturnType<typeof findCampaign>>;
export type CampaignKey = Pick<CampaignRow, 'organizationId' | 'id'>;

const byKey = (key: CampaignKey) =>
  and(eq(campaigns.organizationId, key.organizationId), eq(campaigns.id, key.id));

/** Whose campaign this is, for a visitor whose tenant is not known yet. */
export const findCampaignHome = async (db: Sql, id: string): Promise<string | undefined> => {
  const answer = await db.execute<{ organization_id: string }>(
    sql`select * from find_screening_campaign(${id})`,
  );
  return answer.rows[0]?.organization_id;
};

export const findCampaignIdByUrl = async (
  tx: Tx,
  organizationId: string,
  customUrl: string,
): Promise<string | undefined> => {
  const [row] = await tx.sql
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.organizationId, organizationId), eq(campaigns.customUrl, customUrl)));
  return row?.id;
};

/** Custom urls of the organisation that begin like this one. */
export const urlsLike = async (tx: Tx, organizationId: string, beginning: string) => {
  const rows = await tx.sql
    .select({ customUrl: campaigns.customUrl })
    .from(campaigns)
    .where(
      and(eq(campaigns.organizationId, organizationId), like(campaigns.customUrl, `${beginning}%`)),
    );
  return new Set(rows.map((row) => row.customUrl));
};

/** Two copies of one campaign at the same time are made one after the other. */
export const lockCampaign = (tx: Tx, key: CampaignKey) =>
  tx.sql.select({ id: campaigns.id }).from(campaigns).where(byKey(key)).for('update');

const refuseTakenUrl = (error: unknown): never => {
  throw violates(error, CUSTOM_URL_KEY) ? invalid({ customUrl: 'taken' }) : error;
};

export type CampaignValues = typeof campaigns.$inferInsert;

export const insertCampaign = async (tx: Tx, values: CampaignValues): Promise<CampaignRow> => {
  const [row] = await tx.sql
    .insert(campaigns)
    .values(values)
    .returning({ id: campaigns.id })
    .catch(refuseTakenUrl);
  if (!row) throw new Error('The campaign was not stored.');
  return findCampaign(tx, row.id);
};

/** Saves if nobody else did since `version` was read; else `conflict`. */
export const updateCampaign = async (
  tx: Tx,
  campaign: CampaignKey & { version: number },
  values: Partial<CampaignValues>,
  now: Date,
): Promise<CampaignRow> => {
  const [row] = await tx.sql
    .update(campaigns)
    .set({ ...values, version: campaign.version + 1, updatedAt: now })
    .where(and(byKey(campaign), eq(campaigns.version, campaign.version)))
    .returning({ id: campaigns.id })
    .catch(refuseTakenUrl);
  if (!row) throw new AppError('conflict');
  return findCampaign(tx, row.id);
};

/** When a campaign was closed is kept with its status. */
export const statusValues = (status: CampaignStatus, now: Date) => ({
  status,
  closedAt: status === 'closed' ? now : null,
});

/** With all its candidates. */
export const deleteCampaign = (tx: Tx, key: CampaignKey) =>
  tx.sql.delete(campaigns).where(byKey(key));
