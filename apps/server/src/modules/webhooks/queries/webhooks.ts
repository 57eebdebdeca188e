import { schema, type Tx } from '@cadran/db';
import { and, asc, eq, ne, sql } from '@cadran/db/sql';
import { AppError } from '../../../http/app-error.ts';
import { hasCome, nextDue } from '../../../jobs/next-due.ts';
import { paginate, type Paging } from '../../../database/listing.ts';
import { foundRow, storedRow } from '../../../database/first-row.ts';

const { webhookDeliveries: deliveries, webhooks } = schema;

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof deliveries.$inferSelect;

const byKey = (organizationId: string, id: string) =>
  and(eq(webhooks.organizationId, organizationId), eq(webhooks.id, id));

/** Whether a delivery of the last day has failed, given up or not. */
const failing = (now: Date) => sql<boolean>`exists (
  select from webhook_deliveries d
  where d.organization_id = ${webhooks.organizationId} and d.webhook_id = ${webhooks.id}
    and d.created_at > ${now}::timestamptz - interval '1 day' and d.error is not null)`;

export const listWebhooks = (tx: Tx, organizationId: string, now: Date) =>
  tx.sql
    .select({ webhook: webhooks, failing: failing(now) })
    .from(webhooks)
    .where(eq(webhooks.organizationId, organizationId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));

export const findWebhook = async (
  tx: Tx,
  organizationId: string,
  id: string,
): Promise<WebhookRow> =>
  foundRow(await tx.sql.select().from(webhooks).where(byKey(organizationId, id)));

export const insertWebhook = async (
  tx: Tx,
  values: typeof webhooks.$inferInsert,
): Promise<WebhookRow> => storedRow(await tx.sql.insert(webhooks).values(values).returning());

export const updateWebhook = async (
  tx: Tx,
  { organizationId, id }: WebhookRow,
  values: Partial<Pick<WebhookRow, 'url' | 'active' | 'events' | 'format'>>,
): Promise<WebhookRow> => {
  if (Object.keys(values).length > 0)
    await tx.sql.update(webhooks).set(values).where(byKey(organizationId, id));
  return findWebhook(tx, organizationId, id);
};

export const deleteWebhook = (tx: Tx, { organizationId, id }: WebhookRow) =>
  tx.sql.delete(webhooks).where(byKey(organizationId, id));

/** One delivery for each active webhook of the organisation that asked for the event. */
export const notifyWebhooks = async (
  tx: Tx,
  {
    organizationId,
    event,
    data,
    questionnaireId,
  }: Pick<DeliveryRow, 'organizationId' | 'event' | 'data' | 'questionnaireId'>,
  now: Date,
): Promise<void> => {
  await tx.sql.execute(sql`select notify_webhooks(${organizationId}, ${event},
    ${JSON.stringify(data)}::jsonb, ${questionnaireId}, ${now}::timestamptz)`);
};

export const insertDelivery = async (
  tx: Tx,
  values: typeof deliveries.$inferInsert,
): Promise<DeliveryRow> => storedRow(await tx.sql.insert(deliveries).values(values).returning());

export const listDeliveries = async (
  tx: Tx,
  { organizationId, id }: WebhookRow,
  query: Paging<'createdAt'>,
) => {
  const where = and(eq(deliveries.organizationId, organizationId), eq(deliveries.webhookId, id));
  const { order, limit, offset } = paginate(
    query,
    { createdAt: deliveries.createdAt },
    '-createdAt',
  );
  const items = await tx.sql
    .select()
    .from(deliveries)
    .where(where)
    .orderBy(order, asc(deliveries.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await tx.sql.$count(deliveries, where) };
};

/** Due now, once more; what was delivered stays as it is. */
export const requeueDelivery = async (
  tx: Tx,
  { organizationId, id: webhookId }: WebhookRow,
  id: string,
  now: Date,
): Promise<DeliveryRow> => {
  const where = and(
    eq(deliveries.organizationId, organizationId),
    eq(deliveries.webhookId, webhookId),
    eq(deliveries.id, id),
  );
  const [row] = await tx.sql
    .update(deliveries)
    .set({ status: 'queued', dueAt: now })
    .where(and(where, ne(deliveries.status, 'delivered')))
    .returning();
  if (row) return row;
  const [known] = await tx.sql.select({ id: deliveries.id }).from(deliveries).where(where);
  throw new AppError(known ? 'conflict' : 'not_found');
};

/** Longer than the longest pause between two attempts. */
const FURTHEST_MS = 2 * 24 * 3_600_000;

/** The next due delivery and its webhook; the lease is the time of the next attempt. */
export const claimDelivery = async (tx: Tx, now: Date, leaseUntil: Date) => {
  const [delivery] = await tx.sql
    .update(deliveries)
    .set({ dueAt: leaseUntil, attemptedAt: now, attempts: sql`${deliveries.attempts} + 1` })
    .where(
      nextDue({
        table: deliveries,
        key: [deliveries.organizationId, deliveries.id],
        isDue: and(eq(deliveries.status, 'queued'), hasCome(deliveries.dueAt, now, FURTHEST_MS)),
        order: [deliveries.dueAt, deliveries.id],
      }),
    )
    .returning();
  if (!delivery) return undefined;
  return {
    delivery,
    /** Null: it goes to the return address of an order. */
    webhook:
      delivery.webhookId === null
        ? null
        : await findWebhook(tx, delivery.organizationId, delivery.webhookId),
  };
};
export type ClaimedDelivery = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

export const recordDelivery = (
  tx: Tx,
  { organizationId, id }: DeliveryRow,
  values: Partial<DeliveryRow>,
) =>
  tx.sql
    .update(deliveries)
    .set(values)
    .where(and(eq(deliveries.organizationId, organizationId), eq(deliveries.id, id)));

export const deleteOldDeliveries = (tx: Tx, before: Date) =>
  tx.sql
    .delete(deliveries)
    .where(and(sql`${deliveries.createdAt} < ${before}`, sql`${deliveries.status} <> 'queued'`));
