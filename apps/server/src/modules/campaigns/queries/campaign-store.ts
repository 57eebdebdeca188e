import {
  type AuditAccess,
  type CampaignStatus,
  DEFAULT_TIME_ZONE,
  LIVE_COUNT_STEP,
  type Module,
} from '@cadran/contract';
import { type WithPlaceholders, inTenant, prepared, schema, type Sql, type Tx } from '@cadran/db';
import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  ilike,
  like,
  or,
  type PgColumn,
  type SQL,
  sql,
} from '@cadran/db/sql';
import { AppError, invalid } from '../../../http/app-error.ts';
import { containsPattern, paginate, type Paging } from '../../../database/listing.ts';
import { isUniqueViolation } from '../../../database/unique-violation.ts';

const { organizations, users } = schema;

type CampaignTable = typeof schema.screeningCampaigns | typeof schema.profilingCampaigns;
type CountsTable = typeof schema.screeningCounts | typeof schema.profilingCounts;

export interface CampaignKey {
  readonly organizationId: string;
  readonly id: string;
}

export const statusValues = (status: CampaignStatus, now: Date) => ({
  status,
  closedAt: status === 'closed' ? now : null,
});

/** Columns of a list; long ones are only read with a single campaign. */
const summaryColumns = (campaigns: CampaignTable) => ({
  organizationId: campaigns.organizationId,
  id: campaigns.id,
  ownerId: campaigns.ownerId,
  name: campaigns.name,
  customUrl: campaigns.customUrl,
  status: campaigns.status,
  version: campaigns.version,
  createdAt: campaigns.createdAt,
  updatedAt: campaigns.updatedAt,
  // Aliased, because the page is a subquery.
  ownerName: sql<string>`${users.displayName}`.as('owner_name'),
  organizationName: sql<string>`${organizations.name}`.as('organization_name'),
  auditAccess: sql<AuditAccess | null>`${'access' in campaigns ? campaigns.access : sql`null`}`.as(
    'audit_access',
  ),
});

/** Sums at most sixteen counter rows per campaign (0004_questionnaires.sql) instead of counting questionnaires. */
const countColumns = (campaigns: CampaignTable, counts: CountsTable) => {
  const sumOf = (column: PgColumn) =>
    sql<number>`(select coalesce(sum(${column}), 0)::integer from ${counts}
      where ${counts.organizationId} = ${campaigns.organizationId}
        and ${counts.campaignId} = ${campaigns.id})`;
  return { opened: sumOf(counts.opened), completed: sumOf(counts.completed) };
};

/** Audits are sorted by the counts that are shown: the order would tell the exact ones. */
const sortedCount = (module: Module, people: SQL<number>): SQL =>
  module === 'profiling' ? sql`${people} / ${sql.raw(String(LIVE_COUNT_STEP))}` : people;

export interface CampaignSummaryRow extends CampaignKey {
  readonly ownerId: string;
  readonly name: string;
  readonly customUrl: string;
  readonly status: CampaignStatus;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly ownerName: string;
  readonly organizationName: string;
  /** Null: not an audit. */
  readonly auditAccess: AuditAccess | null;
  readonly opened: number;
  readonly completed: number;
}

type Sorting = 'name' | 'status' | 'createdAt' | 'updatedAt';

/** Queries on the campaigns of one module; both tables share these columns. */
export const campaignStore = <T extends CampaignTable, Count extends string>(
  module: Module,
  table: T,
  counts: CountsTable,
  countName: Count,
) => {
  type Row = T['$inferSelect'] &
    CampaignSummaryRow & {
      readonly organizationStatus: 'active' | 'inactive';
      /** Of the organisation's days and dates. */
      readonly timeZone: string;
    };
  type Values = T['$inferInsert'];
  // The query builder cannot infer rows of a generic table.
  const campaigns: CampaignTable = table;
  const line = summaryColumns(campaigns);
  const sums = countColumns(campaigns, counts);

  const withOwner = and(
    eq(users.organizationId, campaigns.organizationId),
    eq(users.id, campaigns.ownerId),
  );
  const withOrganization = eq(organizations.organizationId, campaigns.organizationId);
  const byKey = (key: WithPlaceholders<CampaignKey>) =>
    and(eq(campaigns.organizationId, key.organizationId), eq(campaigns.id, key.id));
  const customUrlKey = `${module}_campaigns_organization_id_custom_url_key`;
  const refuseTakenUrl = (error: unknown): never => {
    throw isUniqueViolation(error, customUrlKey) ? invalid({ customUrl: 'taken' }) : error;
  };

  const SORTABLE = {
    name: sql`lower(${campaigns.name})`,
    status: campaigns.status,
    createdAt: campaigns.createdAt,
    updatedAt: campaigns.updatedAt,
    [countName]: sql`${sortedCount(module, sums.opened)} + ${sortedCount(module, sums.completed)}`,
  } as Record<Sorting | Count, PgColumn | SQL>;

  const whole = (db: Sql) =>
    db
      .select({
        ...getTableColumns(campaigns),
        ...line,
        ...sums,
        organizationStatus: organizations.status,
        timeZone: sql<string>`coalesce(${organizations.timeZone}, ${sql.raw(`'${DEFAULT_TIME_ZONE}'`)})`,
      })
      .from(campaigns)
      .innerJoin(users, withOwner)
      .innerJoin(organizations, withOrganization);
  const named = sql.placeholder('id');
  const findAnywhere = prepared(`find_${module}_campaign_anywhere`, (db) =>
    whole(db).where(eq(campaigns.id, named)),
  );
  const findOwn = prepared(`find_own_${module}_campaign`, (db) =>
    whole(db).where(byKey({ organizationId: sql.placeholder('organizationId'), id: named })),
  );

  /** `not_found` if absent or another tenant's. */
  const findCampaign = async (tx: Tx, campaignId: string): Promise<Row> => {
    // `inTenant` decides whether queries filter by organisation, prepared ones too.
    const find = inTenant(tx, campaigns.organizationId) === undefined ? findAnywhere : findOwn;
    const [row] = await find(tx.sql).execute({
      id: campaignId,
      organizationId: tx.organizationId,
    });
    if (!row) throw new AppError('not_found');
    return row;
  };

  return {
    findCampaign,

    /** For visitors, whose tenant is not known yet. */
    findCampaignOrganizationId: async (db: Sql, id: string): Promise<string | undefined> => {
      const find = sql.raw(`find_${module}_campaign`);
      const answer = await db.execute<{ organization_id: string }>(
        sql`select * from ${find}(${id})`,
      );
      return answer.rows[0]?.organization_id;
    },

    findCampaignIdByUrl: async (
      tx: Tx,
      organizationId: string,
      customUrl: string,
    ): Promise<string | undefined> => {
      const [row] = await tx.sql
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(
          and(eq(campaigns.organizationId, organizationId), eq(campaigns.customUrl, customUrl)),
        );
      return row?.id;
    },

    listUrlsStartingWith: async (
      tx: Tx,
      organizationId: string,
      beginning: string,
    ): Promise<Set<string>> => {
      const rows = await tx.sql
        .select({ customUrl: campaigns.customUrl })
        .from(campaigns)
        .where(
          and(
            eq(campaigns.organizationId, organizationId),
            like(campaigns.customUrl, `${beginning}%`),
          ),
        );
      return new Set(rows.map((row) => row.customUrl));
    },

    /** `share` allows other share locks but no concurrent change. */
    lockCampaign: async (
      tx: Tx,
      key: CampaignKey,
      strength: 'update' | 'share' = 'update',
    ): Promise<void> => {
      await tx.sql.select({ id: campaigns.id }).from(campaigns).where(byKey(key)).for(strength);
    },

    insertCampaign: async (tx: Tx, values: Values): Promise<Row> => {
      const [row] = await tx.sql
        .insert(campaigns)
        .values(values)
        .returning({ id: campaigns.id })
        .catch(refuseTakenUrl);
      if (!row) throw new Error('The campaign was not stored.');
      return findCampaign(tx, row.id);
    },

    /** `conflict` if somebody else saved since `version` was read. */
    updateCampaign: async (
      tx: Tx,
      campaign: CampaignKey & { readonly version: number },
      values: Partial<Values>,
      now: Date,
    ): Promise<Row> => {
      const [row] = await tx.sql
        .update(campaigns)
        .set({ ...values, version: campaign.version + 1, updatedAt: now })
        .where(and(byKey(campaign), eq(campaigns.version, campaign.version)))
        .returning({ id: campaigns.id })
        .catch(refuseTakenUrl);
      if (!row) throw new AppError('conflict');
      return findCampaign(tx, row.id);
    },

    /** Cascades to questionnaires and answers. */
    deleteCampaign: async (tx: Tx, key: CampaignKey): Promise<void> => {
      await tx.sql.delete(campaigns).where(byKey(key));
    },

    /** The campaigns visible to the transaction, last changed first by default. */
    listCampaigns: async (
      tx: Tx,
      query: Paging<Sorting | Count> & { readonly status?: CampaignStatus | undefined },
      organizationId?: string,
    ): Promise<{ items: CampaignSummaryRow[]; total: number }> => {
      const where = and(
        inTenant(tx, campaigns.organizationId),
        organizationId === undefined ? undefined : eq(campaigns.organizationId, organizationId),
        query.status === undefined ? undefined : eq(campaigns.status, query.status),
        query.q
          ? or(
              ilike(campaigns.name, containsPattern(query.q)),
              ilike(campaigns.customUrl, containsPattern(query.q)),
              ilike(users.displayName, containsPattern(query.q)),
              ilike(users.username, containsPattern(query.q)),
            )
          : undefined,
      );
      const { order, limit, offset } = paginate(query, SORTABLE, '-updatedAt');
      // Paginate first, so that counts are summed for the page's rows only.
      const page = tx.sql
        .select({
          ...line,
          place: sql<number>`row_number() over (order by ${order}, ${campaigns.id})`.as('place'),
        })
        .from(campaigns)
        .innerJoin(users, withOwner)
        .innerJoin(organizations, withOrganization)
        .where(where)
        .orderBy(order, asc(campaigns.id))
        .limit(limit)
        .offset(offset)
        .as('page');
      const people = tx.sql
        .select({
          opened: sql<number>`coalesce(sum(${counts.opened}), 0)::integer`.as('opened'),
          completed: sql<number>`coalesce(sum(${counts.completed}), 0)::integer`.as('completed'),
        })
        .from(counts)
        .where(and(eq(counts.organizationId, page.organizationId), eq(counts.campaignId, page.id)))
        .as('people');
      const items = await tx.sql
        .select({
          organizationId: page.organizationId,
          id: page.id,
          ownerId: page.ownerId,
          name: page.name,
          customUrl: page.customUrl,
          status: page.status,
          version: page.version,
          createdAt: page.createdAt,
          updatedAt: page.updatedAt,
          ownerName: page.ownerName,
          organizationName: page.organizationName,
          auditAccess: page.auditAccess,
          opened: people.opened,
          completed: people.completed,
        })
        .from(page)
        .crossJoinLateral(people)
        .orderBy(page.place);
      const counted = tx.sql.select({ value: count() }).from(campaigns).$dynamic();
      // Every campaign has an owner: the join matters for searching by name only.
      if (query.q) counted.innerJoin(users, withOwner);
      const [total] = await counted.where(where);
      return { items, total: total?.value ?? 0 };
    },
  };
};

export type CampaignStore = ReturnType<typeof campaignStore>;
