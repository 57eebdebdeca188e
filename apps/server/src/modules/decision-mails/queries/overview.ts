import { DECIDED_AT_ONCE, type Contact, type Decision } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, asc, eq, sql } from '@cadran/db/sql';
import type { CampaignKey } from '../../screening/index.ts';

const { invitations, screeningQuestionnaires: questionnaires } = schema;

/** As the index of 0004_questionnaires.sql has it. */
const isNotTold = sql`${questionnaires.status} = 'completed'
  and ${questionnaires.toldDecision} is distinct from ${questionnaires.decision}`;

const isWaiting = sql`exists (select from mails m
  where m.organization_id = screening_questionnaires.organization_id
    and m.questionnaire_id = screening_questionnaires.id and m.kind = 'decision' and m.status in ('queued', 'sending'))`;

interface Figures extends Record<string, unknown> {
  readonly completed: number;
  readonly undecided: number;
  readonly told: number;
  readonly waiting: number;
  /** Whom nobody has told or is about to tell. */
  readonly notTold: number;
  /** From the last answer to the mail, on average. */
  readonly days: number | null;
}

/**
 * Of the candidates who finished, of one campaign or of all. Triggers count them; who waits is found by the waiting
 * mails, which are few.
 */
export const findToldFigures = async (
  tx: Tx,
  of: { readonly organizationId: string; readonly id?: string },
): Promise<Figures> => {
  const among = (table: 'c' | 'q') =>
    sql`${sql.identifier(table)}.organization_id = ${of.organizationId}${
      of.id === undefined ? sql`` : sql` and ${sql.identifier(table)}.campaign_id = ${of.id}`
    }`;
  const { rows } = await tx.sql.execute<Figures>(sql`
    select completed, undecided, completed - not_told as told, waiting,
      not_told - waiting_not_told as "notTold", (seconds / nullif(completed - not_told, 0) / 86400)::float8 as days
    from (select coalesce(sum(c.completed), 0)::integer as completed, coalesce(sum(c.undecided), 0)::integer as undecided,
        coalesce(sum(c.not_told), 0)::integer as not_told, sum(c.told_seconds) as seconds
      from screening_counts c where ${among('c')}) counted,
      (select count(*)::integer as waiting,
        count(*) filter (where q.told_decision is distinct from q.decision)::integer as waiting_not_told
      from mails m
      join screening_questionnaires q on q.organization_id = m.organization_id and q.id = m.questionnaire_id
      where m.kind = 'decision' and m.status in ('queued', 'sending') and q.status = 'completed' and ${among('q')}) mailed`);
  const [row] = rows;
  if (!row) throw new Error('Nothing was counted.');
  return row;
};

export interface NotToldRow {
  readonly id: string;
  readonly contact: Partial<Contact>;
  readonly decision: Decision;
  readonly completedAt: Date | null;
  readonly invitedEmail: string | null;
}

/** The longest waiting first. */
export const listNotTold = (tx: Tx, campaign: CampaignKey): Promise<NotToldRow[]> =>
  tx.sql
    .select({
      id: questionnaires.id,
      contact: questionnaires.contact,
      decision: questionnaires.decision,
      completedAt: questionnaires.completedAt,
      invitedEmail: invitations.email,
    })
    .from(questionnaires)
    .leftJoin(
      invitations,
      and(
        eq(invitations.organizationId, questionnaires.organizationId),
        eq(invitations.questionnaireId, questionnaires.id),
      ),
    )
    .where(
      and(
        eq(questionnaires.organizationId, campaign.organizationId),
        eq(questionnaires.campaignId, campaign.id),
        isNotTold,
        sql`not ${isWaiting}`,
      ),
    )
    .orderBy(asc(questionnaires.completedAt), asc(questionnaires.id))
    .limit(DECIDED_AT_ONCE);
