import { prepared, schema, type Tx } from '@cadran/db';
import { and, asc, count, desc, eq, inArray, sql } from '@cadran/db/sql';
import type { MailRow, NewMail } from './mails.ts';

const { digestLines: lines, mails, screeningCampaigns: campaigns } = schema;

interface Owner {
  readonly organizationId: string;
  readonly userId: string;
}

/** The index that lets an owner have one waiting digest (0007_mail.sql) names the same three. */
const WAITING = sql`${mails.kind} = 'digest' and ${mails.status} = 'queued' and ${mails.attempts} = 0`;

const digestsOf = ({ organizationId, userId }: Owner) =>
  and(eq(mails.organizationId, organizationId), eq(mails.userId, userId), eq(mails.kind, 'digest'));

/**
 * The digest that waits to be sent. It is held until the completion is on disk, by as many as complete at the same
 * time, and a worker passes over a row that is held: no digest leaves without a completion that is a line of it.
 */
const holdWaiting = prepared('hold_waiting_digest', (db) =>
  db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.organizationId, sql.placeholder('organizationId')),
        eq(mails.userId, sql.placeholder('userId')),
        WAITING,
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

/** How soon the next one may follow the last. */
interface Pace {
  readonly now: Date;
  readonly afterLast: number;
}

const waitingDigest = async (tx: Tx, digest: NewDigest, pace: Pace): Promise<string> => {
  const { organizationId, userId } = digest;
  for (;;) {
    const [waiting] = await holdWaiting(tx.sql).execute({ organizationId, userId });
    if (waiting) return waiting.id;
    const next = (await lastDueAt(tx, digest)) + pace.afterLast;
    const [created] = await tx.sql
      .insert(mails)
      .values({
        ...digest,
        kind: 'digest',
        // A number for each campaign in the version before, which may still be running beside this one.
        data: { completed: {} },
        dueAt: new Date(Math.max(pace.now.getTime(), next)),
      })
      // Somebody else who completed was quicker: then theirs is there to be held.
      .onConflictDoNothing()
      .returning({ id: mails.id });
    if (created) return created.id;
  }
};

/** One more line in the owner's next digest. */
export const addToDigest = async (
  tx: Tx,
  digest: NewDigest,
  completed: { readonly questionnaireId: string; readonly campaignId: string },
  pace: Pace,
): Promise<void> => {
  const mailId = await waitingDigest(tx, digest, pace);
  const { organizationId } = digest;
  await tx.sql.insert(lines).values({ organizationId, mailId, ...completed });
};

const countLines = async (
  tx: Tx,
  organizationId: string,
  mailId: string,
): Promise<Record<string, number>> => {
  const rows = await tx.sql
    .select({ campaignId: lines.campaignId, people: count() })
    .from(lines)
    .where(and(eq(lines.organizationId, organizationId), eq(lines.mailId, mailId)))
    .groupBy(lines.campaignId);
  return Object.fromEntries(rows.map(({ campaignId, people }) => [campaignId, people]));
};

type WrittenDigest = Pick<MailRow, 'organizationId' | 'kind' | 'data'> &
  Partial<Pick<MailRow, 'id'>>;

/** Of a digest: its campaigns that still exist, with how many completed. */
export const completedCampaigns = async (
  tx: Tx,
  { organizationId, kind, id: mailId, data }: WrittenDigest,
) => {
  if (kind !== 'digest' || mailId === undefined) return [];
  const counted = data.completed ?? {};
  const told = await countLines(tx, organizationId, mailId);
  const ids = [...new Set([...Object.keys(counted), ...Object.keys(told)])];
  if (ids.length === 0) return [];
  const rows = await tx.sql
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(and(eq(campaigns.organizationId, organizationId), inArray(campaigns.id, ids)))
    .orderBy(asc(campaigns.name));
  return rows.map(({ id, name }) => ({ name, count: (counted[id] ?? 0) + (told[id] ?? 0) }));
};
