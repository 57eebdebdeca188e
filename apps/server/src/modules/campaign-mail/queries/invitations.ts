import type { InvitationStatus, Language, Module } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, asc, count, eq, ilike, inArray, isNull, or, type SQL, sql } from '@cadran/db/sql';
import { AppError } from '../../../http/app-error.ts';
import { containsPattern, paginate, type Paging } from '../../../database/listing.ts';
import type { CampaignKey } from '../../campaigns/index.ts';

const { invitations, mails, screeningQuestionnaires: questionnaires } = schema;

const CAMPAIGN = {
  screening: invitations.screeningCampaignId,
  profiling: invitations.profilingCampaignId,
} as const;

const ofCampaign = (module: Module, campaign: CampaignKey) =>
  and(eq(invitations.organizationId, campaign.organizationId), eq(CAMPAIGN[module], campaign.id));

/** The newest invitation mail; resending adds another one. */
const lastInvitation = sql`(
  select m.status, m.error, m.due_at from ${mails} m
  where m.organization_id = ${invitations.organizationId} and m.invitation_id = ${invitations.id}
    and m.kind = 'invitation'
  order by m.created_at desc limit 1)`;

const status = sql<InvitationStatus>`case
  when ${questionnaires.status} is not null then ${questionnaires.status}
  when (select last.status from ${lastInvitation} last) = 'sending' then 'queued'
  else coalesce((select last.status from ${lastInvitation} last), 'sent') end`;

const columns = {
  organizationId: invitations.organizationId,
  id: invitations.id,
  email: invitations.email,
  name: invitations.name,
  language: invitations.language,
  invitedAt: invitations.invitedAt,
  questionnaireId: invitations.questionnaireId,
  codeRound: invitations.codeRound,
  status,
  error: sql<string | null>`(select last.error from ${lastInvitation} last)`,
  dueAt: sql<
    string | null
  >`(select last.due_at from ${lastInvitation} last where last.status = 'queued')`,
  reminders: sql<number>`(select count(*)::integer from ${mails} m
    where m.organization_id = ${invitations.organizationId} and m.invitation_id = ${invitations.id}
      and m.kind = 'reminder')`,
  /** When the last reminder was requested; it may still be queued. */
  remindedAt: sql<string | null>`(select max(m.created_at) from ${mails} m
    where m.organization_id = ${invitations.organizationId} and m.invitation_id = ${invitations.id}
      and m.kind = 'reminder')`,
  lastMailAt: sql<string | null>`(select max(m.sent_at) from ${mails} m
    where m.organization_id = ${invitations.organizationId} and m.invitation_id = ${invitations.id})`,
};

const withQuestionnaire = and(
  eq(questionnaires.organizationId, invitations.organizationId),
  eq(questionnaires.id, invitations.questionnaireId),
);

const SORTABLE = {
  invitedAt: invitations.invitedAt,
  email: invitations.email,
  name: sql`lower(${invitations.name})`,
  status,
};

interface InvitationQuery extends Paging<keyof typeof SORTABLE> {
  readonly status?: InvitationStatus | undefined;
}

export const listInvitations = async (
  tx: Tx,
  module: Module,
  campaign: CampaignKey,
  query: InvitationQuery,
) => {
  const search: SQL | undefined = query.q
    ? or(
        ilike(invitations.email, containsPattern(query.q)),
        ilike(invitations.name, containsPattern(query.q)),
      )
    : undefined;
  const where = and(
    ofCampaign(module, campaign),
    query.status ? sql`${status} = ${query.status}` : undefined,
    search,
  );
  const { order, limit, offset } = paginate(query, SORTABLE, '-invitedAt');
  const items = await tx.sql
    .select(columns)
    .from(invitations)
    .leftJoin(questionnaires, withQuestionnaire)
    .where(where)
    .orderBy(order, asc(invitations.email))
    .limit(limit)
    .offset(offset);
  const [total] = await tx.sql
    .select({ value: count() })
    .from(invitations)
    .leftJoin(questionnaires, withQuestionnaire)
    .where(where);
  return { items, total: total?.value ?? 0 };
};
export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>['items'][number];

export const countInvitations = (tx: Tx, module: Module, campaign: CampaignKey) =>
  tx.sql
    .select({ status, count: count() })
    .from(invitations)
    .leftJoin(questionnaires, withQuestionnaire)
    .where(ofCampaign(module, campaign))
    .groupBy(sql`1`);

export const findInvitationsByEmail = async (
  tx: Tx,
  module: Module,
  campaign: CampaignKey,
  emails?: readonly string[],
) => {
  const rows = await tx.sql
    .select(columns)
    .from(invitations)
    .leftJoin(questionnaires, withQuestionnaire)
    .where(
      and(
        ofCampaign(module, campaign),
        emails === undefined ? undefined : inArray(invitations.email, [...emails]),
      ),
    );
  return new Map(rows.map((row) => [row.email, row]));
};

export interface NewInvitation {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

/** Inviting an address again updates its invitation. */
export const saveInvitations = async (
  tx: Tx,
  module: Module,
  campaign: CampaignKey,
  people: readonly NewInvitation[],
  now: Date,
) => {
  if (people.length === 0) return [];
  const column = module === 'screening' ? 'screeningCampaignId' : 'profilingCampaignId';
  return tx.sql
    .insert(invitations)
    .values(
      people.map((person) => ({
        organizationId: campaign.organizationId,
        [column]: campaign.id,
        invitedAt: now,
        ...person,
      })),
    )
    .onConflictDoUpdate({
      target: [invitations.organizationId, CAMPAIGN[module], invitations.email],
      set: {
        name: sql`excluded.name`,
        language: sql`excluded.language`,
        invitedAt: sql`excluded.invited_at`,
      },
    })
    .returning({
      id: invitations.id,
      email: invitations.email,
      name: invitations.name,
      codeRound: invitations.codeRound,
    });
};

export const deleteInvitation = async (
  tx: Tx,
  module: Module,
  campaign: CampaignKey,
  id: string,
): Promise<void> => {
  const deleted = await tx.sql
    .delete(invitations)
    .where(and(ofCampaign(module, campaign), eq(invitations.id, id)))
    .returning({ id: invitations.id });
  if (deleted.length === 0) throw new AppError('not_found');
};

/** Links by the mail's link or by address; the first questionnaire stays linked. */
/** A personal link that nobody has begun by. */
export const hasUnusedInvitation = async (
  tx: Tx,
  campaign: { readonly organizationId: string; readonly campaignId: string },
  id: string | undefined,
): Promise<boolean> =>
  id !== undefined &&
  (await tx.sql.$count(
    invitations,
    and(
      eq(invitations.organizationId, campaign.organizationId),
      eq(invitations.screeningCampaignId, campaign.campaignId),
      eq(invitations.id, id),
      isNull(invitations.questionnaireId),
    ),
  )) > 0;

export const linkInvitation = (
  tx: Tx,
  questionnaire: {
    readonly organizationId: string;
    readonly campaignId: string;
    readonly id: string;
  },
  by: { readonly id: string } | { readonly email: string },
) =>
  tx.sql
    .update(invitations)
    .set({ questionnaireId: questionnaire.id })
    .where(
      and(
        eq(invitations.organizationId, questionnaire.organizationId),
        eq(invitations.screeningCampaignId, questionnaire.campaignId),
        'id' in by ? eq(invitations.id, by.id) : eq(invitations.email, by.email.toLowerCase()),
        isNull(invitations.questionnaireId),
      ),
    );
