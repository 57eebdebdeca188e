import { inTenant, schema, type Tx } from '@cadran/db';
import { and, desc, eq, gt, sql } from '@cadran/db/sql';
import type { Member } from '@cadran/policies';

const {
  auditLog,
  profilingCampaigns,
  profilingCounts,
  profilingSnapshots,
  screeningCampaigns,
  screeningCounts,
  screeningQuestionnaires,
  users,
} = schema;

type CampaignTable = typeof screeningCampaigns | typeof profilingCampaigns;

/** Users begin with a campaign of their own; administrators with any that they administer. */
const campaignsOf = (tx: Tx, actor: Member, campaigns: CampaignTable) =>
  and(
    inTenant(tx, campaigns.organizationId),
    actor.role === 'user' ? eq(campaigns.ownerId, actor.id) : undefined,
  );

const newest = async (tx: Tx, actor: Member, campaigns: CampaignTable) => {
  const [row] = await tx.sql
    .select({
      organizationId: campaigns.organizationId,
      id: campaigns.id,
      customUrl: campaigns.customUrl,
      status: campaigns.status,
    })
    .from(campaigns)
    .where(campaignsOf(tx, actor, campaigns))
    .orderBy(desc(campaigns.createdAt), campaigns.id)
    .limit(1);
  return row ?? null;
};

/** Somebody has finished a questionnaire of one of these campaigns. */
const isAnswered = async (
  tx: Tx,
  actor: Member,
  campaigns: CampaignTable,
  counts: typeof screeningCounts | typeof profilingCounts,
): Promise<boolean> => {
  const rows = await tx.sql
    .select({ one: sql`1` })
    .from(counts)
    .innerJoin(
      campaigns,
      and(eq(campaigns.organizationId, counts.organizationId), eq(campaigns.id, counts.campaignId)),
    )
    .where(and(campaignsOf(tx, actor, campaigns), gt(counts.completed, 0)))
    .limit(1);
  return rows.length > 0;
};

export const findScreeningProgress = async (tx: Tx, actor: Member) => {
  const campaign = await newest(tx, actor, screeningCampaigns);
  if (campaign === null) return { campaign, candidateId: null, answered: false, decided: false };
  const [candidate] = await tx.sql
    .select({ id: screeningQuestionnaires.id })
    .from(screeningQuestionnaires)
    .where(
      and(
        eq(screeningQuestionnaires.organizationId, campaign.organizationId),
        eq(screeningQuestionnaires.campaignId, campaign.id),
        eq(screeningQuestionnaires.status, 'completed'),
      ),
    )
    .limit(1);
  const decisions = await tx.sql
    .select({ one: sql`1` })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, actor.id), eq(auditLog.action, 'decide')))
    .limit(1);
  return {
    campaign,
    candidateId: candidate?.id ?? null,
    answered: await isAnswered(tx, actor, screeningCampaigns, screeningCounts),
    decided: decisions.length > 0,
  };
};

export const findAuditProgress = async (tx: Tx, actor: Member) => {
  const audit = await newest(tx, actor, profilingCampaigns);
  if (audit === null) return { audit, answered: false, computed: false };
  const snapshots = await tx.sql
    .select({ one: sql`1` })
    .from(profilingSnapshots)
    .where(
      and(inTenant(tx, profilingSnapshots.organizationId), eq(profilingSnapshots.status, 'ready')),
    )
    .limit(1);
  return {
    audit,
    answered: await isAnswered(tx, actor, profilingCampaigns, profilingCounts),
    computed: snapshots.length > 0,
  };
};

const byActor = ({ organizationId, id }: Member) =>
  and(eq(users.organizationId, organizationId), eq(users.id, id));

export const isFirstDayDismissed = async (tx: Tx, actor: Member): Promise<boolean> => {
  const [row] = await tx.sql
    .select({ dismissed: users.firstDayDismissed })
    .from(users)
    .where(byActor(actor));
  return row?.dismissed ?? true;
};

export const saveFirstDayDismissed = (tx: Tx, actor: Member, dismissed: boolean) =>
  tx.sql.update(users).set({ firstDayDismissed: dismissed }).where(byActor(actor));
