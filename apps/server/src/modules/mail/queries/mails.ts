import { CAMPAIGN_MAIL_KINDS, type MailKind, type MailStatus } from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  lt,
  notInArray,
  sql,
} from '@cadran/db/sql';
import { hasCome, nextDue } from '../../../jobs/next-due.ts';
import { containsPattern, paginate, type Paging } from '../../../database/listing.ts';
import { foundRow } from '../../../database/first-row.ts';
import { KEPT_FOR, LEASE, QUOTA_WINDOW, WORTH_SENDING } from '../outbox/mail-times.ts';

const { mails, organizations } = schema;

export type MailRow = typeof mails.$inferSelect;
export type NewMail = typeof mails.$inferInsert;
export type OutboxRow = MailRow & { readonly organizationName: string };

/** Kept with the campaign or the candidate they are about, and counted against the quota. */
const OF_CAMPAIGNS: readonly MailKind[] = [...CAMPAIGN_MAIL_KINDS, 'decision'];
/** Members choose who gets these too. */
const IN_QUOTA: readonly MailKind[] = [...OF_CAMPAIGNS, 'action_overdue'];

/** PostgreSQL takes 65,535 values a statement, and a mail has a dozen of them. */
const AT_ONCE = 1_000;

export const insertMails = async (tx: Tx, rows: readonly NewMail[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx.sql.insert(mails).values(rows.slice(from, from + AT_ONCE));
};

/** No mail is due after it is worth sending. */
const FURTHEST_MS = 2 * Math.max(...Object.values(WORTH_SENDING));

export const claimMail = async (
  tx: Tx,
  now: Date,
  leaseUntil: Date,
): Promise<MailRow | undefined> => {
  const isDue = and(
    eq(mails.status, 'queued'),
    hasCome(mails.dueAt, now, FURTHEST_MS),
    gt(mails.expiresAt, now),
  );
  const [row] = await tx.sql
    .update(mails)
    .set({ status: 'sending', leaseUntil, attempts: sql`${mails.attempts} + 1` })
    .where(
      nextDue({
        table: mails,
        key: [mails.organizationId, mails.id],
        isDue,
        order: [mails.dueAt, mails.id],
      }),
    )
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

/** Only the attempt that holds or held the lease may write, even after its lease has expired. */
export const recordOutcome = (tx: Tx, mail: MailRow, outcome: Outcome) =>
  tx.sql
    .update(mails)
    .set({
      error: null,
      ...outcome,
      leaseUntil: null,
      // The link is needed only while the mail may still be sent.
      ...(outcome.status === 'sent' || outcome.status === 'failed' ? { secret: null } : {}),
    })
    .where(
      and(
        byKey(mail),
        eq(mails.attempts, mail.attempts),
        inArray(mails.status, ['sending', 'unknown']),
      ),
    );

/** The worker died while sending: whether the mail was sent is unknown. */
export const expireLeases = (tx: Tx, now: Date) =>
  tx.sql
    .update(mails)
    .set({ status: 'unknown', leaseUntil: null, error: 'interrupted' })
    .where(and(eq(mails.status, 'sending'), hasCome(mails.leaseUntil, now, 2 * LEASE)));

/** An old link or reminder is no longer worth sending. */
export const expireMails = (tx: Tx, now: Date) =>
  tx.sql
    .update(mails)
    .set({ status: 'failed', error: sql`coalesce(${mails.error}, 'expired')`, secret: null })
    .where(and(eq(mails.status, 'queued'), sql`${mails.expiresAt} <= ${now}`));

/** Mails about users; the others are deleted with the invitation or the candidate. */
const isOld = (now: Date) =>
  and(
    sql`${mails.createdAt} < ${new Date(now.getTime() - KEPT_FOR)}`,
    notInArray(mails.kind, [...OF_CAMPAIGNS]),
  );

export const deleteOldMails = (tx: Tx, now: Date) => tx.sql.delete(mails).where(isOld(now));

export const countOldMails = (tx: Tx, now: Date): Promise<number> =>
  tx.sql.$count(mails, isOld(now));

/** Of the last day; not those of a clock that was ahead. */
export const countCampaignMails = (tx: Tx, organizationId: string, now: Date): Promise<number> =>
  tx.sql.$count(
    mails,
    and(
      eq(mails.organizationId, organizationId),
      gt(mails.createdAt, new Date(now.getTime() - QUOTA_WINDOW)),
      lt(mails.createdAt, new Date(now.getTime() + QUOTA_WINDOW)),
      inArray(mails.kind, [...IN_QUOTA]),
    ),
  );

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
    query.q ? ilike(mails.recipient, containsPattern(query.q)) : undefined,
    query.kind ? eq(mails.kind, query.kind) : undefined,
    query.status ? eq(mails.status, query.status) : undefined,
    query.organizationId ? eq(mails.organizationId, query.organizationId) : undefined,
  );
  const { order, limit, offset } = paginate(query, SORTABLE, '-createdAt');
  const items: OutboxRow[] = await tx.sql
    .select(columns)
    .from(mails)
    .innerJoin(organizations, withOrganization)
    .where(where)
    // Only `sentAt` can be null; on the others "nulls last" would keep PostgreSQL from using an index.
    .orderBy(/sentAt/.test(query.sort ?? '') ? sql`${order} nulls last` : order, asc(mails.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await tx.sql.$count(mails, where) };
};

export const findMail = async (tx: Tx, id: string): Promise<OutboxRow> =>
  foundRow(
    await tx.sql
      .select(columns)
      .from(mails)
      .innerJoin(organizations, withOrganization)
      .where(and(inTenant(tx, mails.organizationId), eq(mails.id, id))),
  );

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
