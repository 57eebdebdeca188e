import { CAMPAIGN_MAIL_KINDS, type MailKind, type MailStatus } from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, count, eq, getTableColumns, gt, ilike, inArray, sql } from '@cadran/db/sql';
import { AppError } from '../app-error.ts';
import { containing, paged, type Paging } from './listing.ts';

const { mails, organizations } = schema;

export type MailRow = typeof mails.$inferSelect;
export type NewMail = typeof mails.$inferInsert;
export type OutboxRow = MailRow & { readonly organizationName: string };

/** PostgreSQL takes 65,535 values a statement, and a mail has a dozen of them. */
const AT_ONCE = 1_000;

export const insertMails = async (tx: Tx, rows: readonly NewMail[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx.sql.insert(mails).values(rows.slice(from, from + AT_ONCE));
};

/** The next mail that is due, for whoever asks first; others pass over it. */
export const claimMail = async (
  tx: Tx,
  now: Date,
  leaseUntil: Date,
): Promise<MailRow | undefined> => {
  const next = tx.sql
    .select({ organizationId: mails.organizationId, id: mails.id })
    .from(mails)
    .where(and(eq(mails.status, 'queued'), sql`${mails.dueAt} <= ${now}`, gt(mails.expiresAt, now)))
    .orderBy(asc(mails.dueAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await tx.sql
    .update(mails)
    .set({ status: 'sending', leaseUntil, attempts: sql`${mails.attempts} + 1` })
    .where(sql`(${mails.organizationId}, ${mails.id}) = (${next})`)
    .returning();
  return row;
};

type MailKey = Pick<MailRow, 'organizationId' | 'id'>;
const byKey = (key: MailKey) =>
  and(eq(mails.organizationId, key.organizationId), eq(mails.id, key.id));

export interface Outcome {
  readonly status: Exclude<MailStatus, 'sending'>;
  readonly error?: string | null;
  readonly dueAt?: Date;
  readonly sentAt?: Date;
}

/** What became of a mail in its `attempts`th attempt. A worker that was thought dead may still know better. */
export const recordOutcome = (tx: Tx, mail: MailRow, outcome: Outcome) =>
  tx.sql
    .update(mails)
    .set({
      error: null,
      ...outcome,
      leaseUntil: null,
      // The link of a mail that left, or never will, opens nothing here any more.
      ...(outcome.status === 'sent' || outcome.status === 'failed' ? { secret: null } : {}),
    })
    .where(
      and(
        byKey(mail),
        eq(mails.attempts, mail.attempts),
        inArray(mails.status, ['sending', 'unknown']),
      ),
    );

/** Leases of workers that died: nobody can know whether those mails left. */
export const expireLeases = (tx: Tx, now: Date) =>
  tx.sql
    .update(mails)
    .set({ status: 'unknown', leaseUntil: null, error: 'interrupted' })
    .where(and(eq(mails.status, 'sending'), sql`${mails.leaseUntil} <= ${now}`));

/** What waited too long is no longer true: an old link, an old reminder. */
export const expireMails = (tx: Tx, now: Date) =>
  tx.sql
    .update(mails)
    .set({ status: 'failed', error: sql`coalesce(${mails.error}, 'expired')`, secret: null })
    .where(and(eq(mails.status, 'queued'), sql`${mails.expiresAt} <= ${now}`));

/** Mails about users, after a while; those of invitations go with the invitation. */
export const forgetOldMails = (tx: Tx, before: Date) =>
  tx.sql
    .delete(mails)
    .where(
      and(
        sql`${mails.createdAt} < ${before}`,
        inArray(mails.kind, ['digest', 'credentials', 'password_reset'] satisfies MailKind[]),
      ),
    );

export const countCampaignMails = async (
  tx: Tx,
  organizationId: string,
  since: Date,
): Promise<number> => {
  const [row] = await tx.sql
    .select({ value: count() })
    .from(mails)
    .where(
      and(
        eq(mails.organizationId, organizationId),
        gt(mails.createdAt, since),
        inArray(mails.kind, [...CAMPAIGN_MAIL_KINDS]),
      ),
    );
  return row?.value ?? 0;
};

const columns = { ...getTableColumns(mails), organizationName: organizations.name };
const withOrganization = eq(organizations.organizationId, mails.organizationId);

const SORTABLE = {
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  recipient: mails.recipient,
  status: mails.status,
};

interface OutboxQuery extends Paging<keyof typeof SORTABLE> {
  readonly kind?: MailKind | undefined;
  readonly status?: MailStatus | undefined;
  readonly organizationId?: string | undefined;
}

export const listMails = async (tx: Tx, query: OutboxQuery) => {
  const where = and(
    inTenant(tx, mails.organizationId),
    query.q ? ilike(mails.recipient, containing(query.q)) : undefined,
    query.kind ? eq(mails.kind, query.kind) : undefined,
    query.status ? eq(mails.status, query.status) : undefined,
    query.organizationId ? eq(mails.organizationId, query.organizationId) : undefined,
  );
  const { order, limit, offset } = paged(query, SORTABLE, '-createdAt');
  const items: OutboxRow[] = await tx.sql
    .select(columns)
    .from(mails)
    .innerJoin(organizations, withOrganization)
    .where(where)
    // What was not sent has no time; on the others "nulls last" would keep PostgreSQL from walking an index.
    .orderBy(/sentAt/.test(query.sort ?? '') ? sql`${order} nulls last` : order, asc(mails.id))
    .limit(limit)
    .offset(offset);
  const [total] = await tx.sql.select({ value: count() }).from(mails).where(where);
  return { items, total: total?.value ?? 0 };
};

export const findMail = async (tx: Tx, id: string): Promise<OutboxRow> => {
  const [row] = await tx.sql
    .select(columns)
    .from(mails)
    .innerJoin(organizations, withOrganization)
    .where(and(inTenant(tx, mails.organizationId), eq(mails.id, id)));
  if (!row) throw new AppError('not_found');
  return row;
};

/** Back into the queue, by somebody's decision. */
export const requeueMail = async (
  tx: Tx,
  key: MailKey,
  now: Date,
  expiresAt: Date,
): Promise<boolean> => {
  const requeued = await tx.sql
    .update(mails)
    .set({
      status: 'queued',
      dueAt: now,
      expiresAt,
      error: null,
      attempts: sql`${mails.attempts} + 1`,
    })
    .where(and(byKey(key), inArray(mails.status, ['failed', 'unknown'])))
    .returning({ id: mails.id });
  return requeued.length > 0;
};
