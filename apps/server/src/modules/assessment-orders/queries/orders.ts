import { DEFAULT_TIME_ZONE, type OrderProvider } from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, count, eq, ilike, notInArray, or, type SQL, sql } from '@cadran/db/sql';
import { foundRow, storedRow } from '../../../database/first-row.ts';
import { containsPattern, paginate, type Paging } from '../../../database/listing.ts';

const {
  assessmentOrders: orders,
  invitations,
  organizations,
  screeningCampaigns: campaigns,
  screeningQuestionnaires: questionnaires,
} = schema;

type Delivery = {
  readonly status: 'queued' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly attemptedAt: string | null;
  readonly dueAt: string;
  readonly error: string | null;
} | null;

const columns = {
  organizationId: orders.organizationId,
  id: orders.id,
  provider: orders.provider,
  externalReference: orders.externalReference,
  requestHash: orders.requestHash,
  campaignId: orders.campaignId,
  invitationId: orders.invitationId,
  candidateId: orders.questionnaireId,
  returnUrl: orders.returnUrl,
  status: orders.status,
  orderedAt: orders.orderedAt,
  changedAt: orders.changedAt,
  language: organizations.language,
  timeZone: sql<string>`coalesce(${organizations.timeZone}, ${DEFAULT_TIME_ZONE})`,
  customUrl: campaigns.customUrl,
  campaignName: campaigns.name,
  candidateName: invitations.name,
  candidateEmail: invitations.email,
  engineVersion: questionnaires.engineVersion,
  score: questionnaires.displayed,
  verdict: questionnaires.verdict,
  intervalLow: questionnaires.intervalLow,
  intervalHigh: questionnaires.intervalHigh,
  completedAt: questionnaires.completedAt,
  delivery: sql<Delivery>`(
    select json_build_object('status', d.status, 'attempts', d.attempts, 'attemptedAt', d.attempted_at,
      'dueAt', d.due_at, 'error', d.error) from webhook_deliveries d
    where d.organization_id = ${orders.organizationId} and d.order_id = ${orders.id}
    order by d.created_at desc, d.id limit 1)`,
};

const ofInvitation = and(
  eq(invitations.organizationId, orders.organizationId),
  eq(invitations.id, orders.invitationId),
);

const selectOrders = (tx: Tx) =>
  tx.sql
    .select(columns)
    .from(orders)
    .innerJoin(organizations, eq(organizations.organizationId, orders.organizationId))
    .leftJoin(
      campaigns,
      and(eq(campaigns.organizationId, orders.organizationId), eq(campaigns.id, orders.campaignId)),
    )
    .leftJoin(invitations, ofInvitation)
    .leftJoin(
      questionnaires,
      and(
        eq(questionnaires.organizationId, orders.organizationId),
        eq(questionnaires.id, orders.questionnaireId),
      ),
    );

/** `not_found` if absent, another tenant's or another system's. */
export const findOrder = async (tx: Tx, id: string, provider?: OrderProvider) =>
  foundRow(
    await selectOrders(tx).where(
      and(
        inTenant(tx, orders.organizationId),
        eq(orders.id, id),
        provider === undefined ? undefined : eq(orders.provider, provider),
      ),
    ),
  );
export type OrderRow = Awaited<ReturnType<typeof findOrder>>;

/** The order that a reference stands for; a cancelled or expired one has freed it. */
export const findOrderByReference = async (
  tx: Tx,
  {
    organizationId,
    provider,
    referenceHash,
  }: Pick<typeof orders.$inferInsert, 'organizationId' | 'provider' | 'referenceHash'>,
): Promise<OrderRow | undefined> => {
  const [row] = await selectOrders(tx).where(
    and(
      eq(orders.organizationId, organizationId),
      eq(orders.provider, provider),
      eq(orders.referenceHash, referenceHash),
      notInArray(orders.status, ['cancelled', 'expired']),
    ),
  );
  return row;
};

export const insertOrder = async (
  tx: Tx,
  values: typeof orders.$inferInsert,
): Promise<{ readonly id: string }> =>
  storedRow(await tx.sql.insert(orders).values(values).returning({ id: orders.id }));

interface OrderQuery extends Paging<'orderedAt'> {
  readonly organizationId?: string | undefined;
  readonly campaignId?: string | undefined;
  readonly status?: OrderRow['status'] | undefined;
  readonly provider?: OrderProvider | undefined;
}

export const listOrders = async (tx: Tx, query: OrderQuery) => {
  const { organizationId, campaignId, status, provider, q } = query;
  const searched = [invitations.name, invitations.email, orders.externalReference];
  const where: SQL | undefined = and(
    inTenant(tx, orders.organizationId),
    organizationId === undefined ? undefined : eq(orders.organizationId, organizationId),
    campaignId === undefined ? undefined : eq(orders.campaignId, campaignId),
    status === undefined ? undefined : eq(orders.status, status),
    provider === undefined ? undefined : eq(orders.provider, provider),
    q ? or(...searched.map((column) => ilike(column, containsPattern(q)))) : undefined,
  );
  const { order, limit, offset } = paginate(query, { orderedAt: orders.orderedAt }, '-orderedAt');
  const items = await selectOrders(tx)
    .where(where)
    .orderBy(order, asc(orders.id))
    .limit(limit)
    .offset(offset);
  const [total] = await tx.sql
    .select({ value: count() })
    .from(orders)
    .leftJoin(invitations, ofInvitation)
    .where(where);
  return { items, total: total?.value ?? 0 };
};

/** What identified the person in the other system goes with the order's end. */
export const endOrder = (
  tx: Tx,
  { organizationId, id }: Pick<OrderRow, 'organizationId' | 'id'>,
  now: Date,
) =>
  tx.sql
    .update(orders)
    .set({
      status: 'cancelled',
      externalReference: null,
      returnUrl: null,
      invitationId: null,
      changedAt: now,
    })
    .where(and(eq(orders.organizationId, organizationId), eq(orders.id, id)));

/** Whether another order waits for the same invitation. */
export const countOrdersOfInvitation = (
  tx: Tx,
  organizationId: string,
  invitationId: string,
): Promise<number> =>
  tx.sql.$count(
    orders,
    and(eq(orders.organizationId, organizationId), eq(orders.invitationId, invitationId)),
  );

/** The open screening campaigns, as the tests of a tracking system. */
export const listOpenCampaigns = (tx: Tx) =>
  tx.sql
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(and(inTenant(tx, campaigns.organizationId), eq(campaigns.status, 'open')))
    .orderBy(asc(campaigns.name), asc(campaigns.id))
    .limit(500);
