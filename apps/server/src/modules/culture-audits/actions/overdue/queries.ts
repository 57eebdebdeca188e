import { DEFAULT_TIME_ZONE, type Language, OPEN_ACTION_STATES } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { aliasedTable, and, asc, eq, inArray, isNotNull, isNull, or, sql } from '@cadran/db/sql';

const { auditActions: actions, organizations, profilingCampaigns: campaigns, users } = schema;
const owners = aliasedTable(users, 'owners');

/** Nobody is told before this hour of the organisation's morning. */
const FIRST_HOUR = 8;

const localTime = (now: Date) =>
  sql`(${now.toISOString()}::timestamptz at time zone coalesce(${organizations.timeZone}, ${DEFAULT_TIME_ZONE}))`;

/** The last day is over, and whoever is responsible can be told and was not yet. */
const isDue = (now: Date) =>
  and(
    inArray(actions.state, [...OPEN_ACTION_STATES]),
    isNull(actions.overdueMailedAt),
    sql`${actions.dueOn} < ${localTime(now)}::date`,
    sql`extract(hour from ${localTime(now)}) >= ${FIRST_HOUR}`,
    eq(organizations.status, 'active'),
    or(
      isNotNull(actions.responsibleEmail),
      and(eq(users.status, 'active'), eq(users.notifications, true)),
    ),
  );

const withOrganization = eq(organizations.organizationId, actions.organizationId);
const withMember = and(
  eq(users.organizationId, actions.organizationId),
  eq(users.id, actions.responsibleId),
);

export const listOrganizationsWithOverdue = async (tx: Tx, now: Date): Promise<string[]> => {
  const rows = await tx.sql
    .selectDistinct({ organizationId: actions.organizationId })
    .from(actions)
    .innerJoin(organizations, withOrganization)
    .leftJoin(users, withMember)
    .where(isDue(now));
  return rows.map(({ organizationId }) => organizationId);
};

interface OverdueAction {
  readonly id: string;
  readonly title: string;
  readonly dueOn: string;
  readonly campaignId: string;
  readonly campaignName: string;
  /** Null: no member. */
  readonly memberId: string | null;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  /** Of the audit's owner. */
  readonly replyTo: string;
}

/** Locked until the mails are in the outbox; what another process holds is left to it. */
export const lockOverdueActions = (
  tx: Tx,
  organizationId: string,
  most: number,
  now: Date,
): Promise<OverdueAction[]> =>
  tx.sql
    .select({
      id: actions.id,
      title: actions.title,
      dueOn: sql<string>`${actions.dueOn}`,
      campaignId: actions.campaignId,
      campaignName: campaigns.name,
      memberId: users.id,
      name: sql<string>`coalesce(${users.displayName}, ${actions.responsibleName})`,
      email: sql<string>`coalesce(${users.email}, ${actions.responsibleEmail})`,
      language: sql<Language>`coalesce(${users.language}, ${organizations.language})`,
      replyTo: owners.email,
    })
    .from(actions)
    .innerJoin(organizations, withOrganization)
    .innerJoin(
      campaigns,
      and(
        eq(campaigns.organizationId, actions.organizationId),
        eq(campaigns.id, actions.campaignId),
      ),
    )
    .innerJoin(
      owners,
      and(eq(owners.organizationId, campaigns.organizationId), eq(owners.id, campaigns.ownerId)),
    )
    .leftJoin(users, withMember)
    .where(and(eq(actions.organizationId, organizationId), isDue(now)))
    .orderBy(asc(actions.dueOn), asc(actions.id))
    .limit(most)
    .for('update', { of: actions, skipLocked: true });

/** No new version: an open form keeps working. */
export const markAsTold = async (
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> => {
  if (ids.length === 0) return;
  await tx.sql
    .update(actions)
    .set({ overdueMailedAt: now })
    .where(and(eq(actions.organizationId, organizationId), inArray(actions.id, [...ids])));
};
