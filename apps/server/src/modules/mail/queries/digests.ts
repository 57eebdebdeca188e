import { prepared, schema, type Tx } from '@cadran/db';
import { and, asc, count, desc, eq, sql } from '@cadran/db/sql';
import type { MailRow, NewMail } from './mails.ts';

const { digestLines: lines, mails, screeningCampaigns: campaigns } = schema;

interface Owner {
  readonly organizationId: string;
  readonly userId: string;
}

/** The condition of the unique index on pending digests (0001_platform.sql). */
const IS_PENDING = sql`${mails.kind} = 'digest' and ${mails.status} = 'queued' and ${mails.attempts} = 0`;

const digestsOf = ({ organizationId, userId }: Owner) =>
  and(eq(mails.organizationId, organizationId), eq(mails.userId, userId), eq(mails.kind, 'digest'));

/**
 * A shared lock until the completion is committed: the mail worker skips locked rows, so no digest is sent without
 * a completion that is being added to it.
 */
const lockPendingDigest = prepared('hold_waiting_digest', (db) =>
  db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.organizationId, sql.placeholder('organizationId')),
        eq(mails.userId, sql.placeholder('userId')),
        IS_PENDING,
      ),
    )
    .for('key share'),
);

const lastDueAt = async (tx: Tx, owner: Owner): Promise<number> => {
  const [last] = await tx.sql
    .select({ dueAt: mails.dueAt })
    .from(mails)
    .where(digestsOf(owner))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  return last?.dueAt.getTime() ?? -Infinity;
};

type NewDigest = Omit<NewMail, 'kind' | 'data' | 'dueAt'> & Owner;

interface DigestSchedule {
  readonly now: Date;
  readonly afterLast: number;
}

const findOrCreatePendingDigest = async (
  tx: Tx,
  digest: NewDigest,
  pace: DigestSchedule,
): Promise<string> => {
  const { organizationId, userId } = digest;
  for (;;) {
    const [waiting] = await lockPendingDigest(tx.sql).execute({ organizationId, userId });
    if (waiting) return waiting.id;
    const now = pace.now.getTime();
    // The last one may have been due by a clock that has since been set back.
    const next = Math.min((await lastDueAt(tx, digest)) + pace.afterLast, now + pace.afterLast);
    const [created] = await tx.sql
      .insert(mails)
      .values({
        ...digest,
        kind: 'digest',
        data: {},
        dueAt: new Date(Math.max(now, next)),
      })
      // A concurrent completion created it first: lock that one.
      .onConflictDoNothing()
      .returning({ id: mails.id });
    if (created) return created.id;
  }
};

export const addToDigest = async (
  tx: Tx,
  digest: NewDigest,
  completed: { readonly questionnaireId: string; readonly campaignId: string },
  pace: DigestSchedule,
): Promise<void> => {
  const mailId = await findOrCreatePendingDigest(tx, digest, pace);
  const { organizationId } = digest;
  await tx.sql.insert(lines).values({ organizationId, mailId, ...completed });
};

type DigestMail = Pick<MailRow, 'organizationId' | 'kind'> & Partial<Pick<MailRow, 'id'>>;

/** The digest's campaigns that still exist, with their number of completions. */
export const listDigestCampaigns = async (
  tx: Tx,
  { organizationId, kind, id: mailId }: DigestMail,
) => {
  if (kind !== 'digest' || mailId === undefined) return [];
  return tx.sql
    .select({ name: campaigns.name, count: count() })
    .from(lines)
    .innerJoin(
      campaigns,
      and(eq(campaigns.organizationId, lines.organizationId), eq(campaigns.id, lines.campaignId)),
    )
    .where(and(eq(lines.organizationId, organizationId), eq(lines.mailId, mailId)))
    .groupBy(campaigns.id, campaigns.name)
    .orderBy(asc(campaigns.name));
};
