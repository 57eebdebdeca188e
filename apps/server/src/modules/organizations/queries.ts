import type {
  DecisionTexts,
  DefaultParameters,
  OrganizationSettings,
  Theme,
} from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, eq, ilike, sql, type SQL } from '@cadran/db/sql';
import { AppError } from '../../http/app-error.ts';
import { containsPattern, paginate, type Paging } from '../../database/listing.ts';
import { foundRow, storedRow } from '../../database/first-row.ts';

const { organizationLogos, organizations } = schema;

export type OrganizationRow = typeof organizations.$inferSelect;

const byId = (tx: Tx, id: string): SQL | undefined =>
  and(inTenant(tx, organizations.organizationId), eq(organizations.organizationId, id));

/** `not_found` if absent or another tenant's: row-level security never shows it. */
export const findOrganization = async (tx: Tx, id: string): Promise<OrganizationRow> =>
  foundRow(await tx.sql.select().from(organizations).where(byId(tx, id)));

/**
 * Serialises changes of roles, access and limited quantities until the end of the transaction. Rows that refer to the
 * organisation can still be inserted.
 */
export const lockOrganization = (tx: Tx, id: string) =>
  tx.sql
    .select({ id: organizations.organizationId })
    .from(organizations)
    .where(byId(tx, id))
    .for('no key update');

export const organizationExists = async (tx: Tx, id: string): Promise<boolean> => {
  const rows = await tx.sql
    .select({ id: organizations.organizationId })
    .from(organizations)
    .where(byId(tx, id));
  return rows.length > 0;
};

export const insertOrganization = async (
  tx: Tx,
  values: { name: string; theme: Theme } & Partial<OrganizationSettings>,
): Promise<OrganizationRow> =>
  storedRow(await tx.sql.insert(organizations).values(values).returning());

export interface OrganizationValues extends Partial<OrganizationSettings> {
  readonly name?: string;
  readonly status?: 'active' | 'inactive';
  readonly theme?: Theme;
  readonly logoEtag?: string | null;
  readonly defaultParameters?: DefaultParameters;
  readonly decisionTexts?: Partial<DecisionTexts>;
}

/** Saves if nobody else did since `version` was read; else `conflict`. */
export const updateOrganization = async (
  tx: Tx,
  id: string,
  values: OrganizationValues,
  version?: number,
): Promise<OrganizationRow> => {
  const [row] = await tx.sql
    .update(organizations)
    .set({ ...values, version: sql`${organizations.version} + 1` })
    .where(
      and(byId(tx, id), version === undefined ? undefined : eq(organizations.version, version)),
    )
    .returning();
  if (!row) throw new AppError('conflict');
  return row;
};

export const deleteOrganization = (tx: Tx, id: string) =>
  tx.sql.delete(organizations).where(byId(tx, id));

const SORTABLE = {
  name: sql`lower(${organizations.name})`,
  status: organizations.status,
  createdAt: organizations.createdAt,
};

export const listOrganizations = async (
  tx: Tx,
  query: Paging<keyof typeof SORTABLE> & {
    name?: string | undefined;
    status?: 'active' | 'inactive' | undefined;
  },
) => {
  const where = and(
    query.q ? ilike(organizations.name, containsPattern(query.q)) : undefined,
    query.name ? ilike(organizations.name, containsPattern(query.name)) : undefined,
    query.status ? eq(organizations.status, query.status) : undefined,
  );
  const { order, limit, offset } = paginate(query, SORTABLE, 'name');
  const items = await tx.sql
    .select()
    .from(organizations)
    .where(where)
    .orderBy(order, asc(organizations.organizationId))
    .limit(limit)
    .offset(offset);
  return { items, total: await tx.sql.$count(organizations, where) };
};

export interface Logo {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

export const findLogo = async (tx: Tx, id: string): Promise<Logo> =>
  foundRow(
    await tx.sql.select().from(organizationLogos).where(eq(organizationLogos.organizationId, id)),
  );

export const findLogoContent = async (
  tx: Tx,
  { organizationId, logoEtag }: Pick<OrganizationRow, 'organizationId' | 'logoEtag'>,
): Promise<Buffer | null> =>
  logoEtag === null ? null : (await findLogo(tx, organizationId)).content;

export const saveLogo = (tx: Tx, organizationId: string, logo: Logo) =>
  tx.sql
    .insert(organizationLogos)
    .values({ organizationId, ...logo })
    .onConflictDoUpdate({ target: organizationLogos.organizationId, set: logo });

export const deleteLogo = (tx: Tx, organizationId: string) =>
  tx.sql.delete(organizationLogos).where(eq(organizationLogos.organizationId, organizationId));
