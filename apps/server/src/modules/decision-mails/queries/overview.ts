import { DECIDED_AT_ONCE, type Contact, type Decision } from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, count, eq, sql } from '@cadran/db/sql';
import type { CampaignKey } from '../../screening/index.ts';

const { invitations, screeningQuestionnaires: questionnaires } = schema;

/** As the index of 0004_questionnaires.sql has it. */
const isNotTold = sql`${questionnaires.status} = 'completed'
  and ${questionnaires.toldDecision} is distinct from ${questionnaires.decision}`;

const isWaiting = sql`exists (select from mails m
  where m.organization_id = screening_questionnaires.organization_id
    and m.questionnaire_id = screening_questionnaires.id and m.kind = 'decision' and m.status in ('queued', 'sending'))`;

const ofCampaign = ({ organizationId, id }: CampaignKey) =>
  and(eq(questionnaires.organizationId, organizationId), eq(questionnaires.campaignId, id));

/** Finished candidates whom nobody has told or is about to tell, of one campaign or of all. */
export const countNotTold = async (
  tx: Tx,
  of: { readonly campaign?: CampaignKey; readonly organizationId?: string } = {},
): Promise<number> => {
  const [counted] = await tx.sql
    .select({ people: count() })
    .from(questionnaires)
    .where(
      and(
        inTenant(tx, questionnaires.organizationId),
        of.campaign && ofCampaign(of.campaign),
        of.organizationId === undefined
          ? undefined
          : eq(questionnaires.organizationId, of.organizationId),
        isNotTold,
        sql`not ${isWaiting}`,
      ),
    );
  return counted?.people ?? 0;
};

interface Figures extends Record<string, unknown> {
  readonly completed: number;
  readonly told: number;
  readonly waiting: number;
  readonly days: number | null;
}

export const findToldFigures = async (tx: Tx, campaign: CampaignKey): Promise<Figures> => {
  const [row] = await tx.sql
    .select({
      completed: count(),
      told: count(sql`case when not (${isNotTold}) then 1 end`),
      waiting: count(sql`case when ${isWaiting} then 1 end`),
      days: sql<
        number | null
      >`avg(extract(epoch from ${questionnaires.toldAt} - ${questionnaires.completedAt}) / 86400)::float8`,
    })
    .from(questionnaires)
    .where(and(ofCampaign(campaign), eq(questionnaires.status, 'completed')));
  return row ?? { completed: 0, told: 0, waiting: 0, days: null };
};

export interface NotToldRow {
  readonly id: string;
  readonly contact: Partial<Contact>;
  readonly decision: Decision;
  readonly completedAt: Date | null;
  readonly invitedEmail: string | null;
}

/** The longest waiting first. */
export const listNotTold = async (
  tx: Tx,
  campaign: CampaignKey,
): Promise<{ total: number; items: NotToldRow[] }> => {
  const where = and(ofCampaign(campaign), isNotTold, sql`not ${isWaiting}`);
  const items = await tx.sql
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
    .where(where)
    .orderBy(asc(questionnaires.completedAt), asc(questionnaires.id))
    .limit(DECIDED_AT_ONCE);
  const [counted] = await tx.sql.select({ total: count() }).from(questionnaires).where(where);
  return { items, total: counted?.total ?? 0 };
};
