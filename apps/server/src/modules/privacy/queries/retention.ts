import { DEFAULT_TIME_ZONE, EXTENDED_RETENTION_MONTHS } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { eq, type SQL, sql } from '@cadran/db/sql';
import { extendedRetentionEnd, retentionEnd } from '../retention/retention-times.ts';
import { storedRow } from '../../../database/first-row.ts';

interface ClosedCampaign extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly closed_at: Date;
  readonly days: number;
  readonly candidates: number;
  readonly kept_longer: number;
  readonly invitations: number;
}

/** Closed campaigns that still hold somebody's data. `days`: with a shorter time; a longer one is for new campaigns. */
export const closedCampaigns = async (
  tx: Tx,
  organizationId: string,
  days: number | null = null,
): Promise<ClosedCampaign[]> => {
  const answer = await tx.sql.execute<ClosedCampaign>(sql`
    select c.id, c.name, c.closed_at,
           least(${days}::integer, c.announced_retention_days, o.screening_retention_days) as days,
           count(q.id) filter (where not q.keep_longer)::integer as candidates,
           count(q.id) filter (where q.keep_longer)::integer as kept_longer,
           (select count(*) from invitations i
            where i.organization_id = c.organization_id and i.screening_campaign_id = c.id)::integer as invitations
    from screening_campaigns c
    join organizations o on o.organization_id = c.organization_id
    left join screening_questionnaires q on q.organization_id = c.organization_id and q.campaign_id = c.id
    where c.organization_id = ${organizationId} and c.closed_at is not null
    group by c.organization_id, c.id, o.screening_retention_days
    order by c.closed_at, c.id`);
  return answer.rows
    .map((row) => ({ ...row, closed_at: new Date(row.closed_at) }))
    .filter((row) => row.candidates + row.kept_longer + row.invitations > 0);
};

/** What its candidates were told stays true of every campaign there is, when the time becomes longer. */
export const holdToAnnounced = async (
  tx: Tx,
  organizationId: string,
  days: number,
): Promise<void> => {
  const { screeningCampaigns: campaigns } = schema;
  await tx.sql
    .update(campaigns)
    .set({
      announcedRetentionDays: sql`least(${campaigns.announcedRetentionDays}, ${days}::integer)`,
    })
    .where(eq(campaigns.organizationId, organizationId));
};

/** Campaigns that were not closed though nobody has begun in them since, and whom they keep. */
export const forgottenCampaigns = async (
  tx: Tx,
  organizationId: string,
  since: Date,
): Promise<{ campaigns: number; candidates: number }> => {
  const answer = await tx.sql.execute<{ campaigns: number; candidates: number }>(sql`
    select count(*)::integer as campaigns, coalesce(sum(held.candidates), 0)::integer as candidates
    from (select count(*) as candidates
          from screening_campaigns c
          join screening_questionnaires q
            on q.organization_id = c.organization_id and q.campaign_id = c.id
          where c.organization_id = ${organizationId} and c.closed_at is null
          group by c.id
          having max(q.opened_at) <= ${since}) as held`);
  return answer.rows[0] ?? { campaigns: 0, candidates: 0 };
};

/** A day early: `eraseDue` knows the organisation's time zone and when its clocks change. */
const isAlmostOver = (closedAt: SQL, kept: SQL, now: Date): SQL =>
  sql`${closedAt} + ${kept} - interval '1 day' <= ${now}`;

const invitationsOfCampaign = sql`from invitations i
  where i.organization_id = c.organization_id and i.screening_campaign_id = c.id`;

const dueCandidatesOfCampaign = (now: Date) => sql`from screening_questionnaires q
  where q.organization_id = c.organization_id and q.campaign_id = c.id
    and (not q.keep_longer or ${isAlmostOver(sql`c.closed_at`, sql`make_interval(months => ${EXTENDED_RETENTION_MONTHS})`, now)})`;

// `offset 0`: looked up for each campaign; PostgreSQL would read all invitations once instead.
const fromDueCampaigns = (now: Date) => sql`from screening_campaigns c
  join organizations o on o.organization_id = c.organization_id
  where c.closed_at is not null
    and ${isAlmostOver(sql`c.closed_at`, sql`make_interval(days => least(c.announced_retention_days, o.screening_retention_days))`, now)}
    and (exists (select ${invitationsOfCampaign} offset 0) or exists (select ${dueCandidatesOfCampaign(now)} offset 0))`;

/** Campaigns of all organisations in which something may be to be erased now. */
export const dueCampaigns = async (tx: Tx, now: Date) => {
  const answer = await tx.sql.execute<{ organization_id: string; id: string; name: string }>(
    sql`select c.organization_id, c.id, c.name ${fromDueCampaigns(now)}`,
  );
  return answer.rows;
};

/** How much that is. */
export const countDue = async (tx: Tx, now: Date) => {
  const answer = await tx.sql.execute<
    Record<'organizations' | 'campaigns' | 'candidates' | 'invitations', number>
  >(sql`
    select count(distinct due.organization_id)::integer as organizations,
           count(*)::integer as campaigns,
           coalesce(sum(due.candidates), 0)::integer as candidates,
           coalesce(sum(due.invitations), 0)::integer as invitations
    from (select c.organization_id,
                 (select count(*) ${dueCandidatesOfCampaign(now)}) as candidates,
                 (select count(*) ${invitationsOfCampaign}) as invitations
          ${fromDueCampaigns(now)}) as due`);
  return storedRow(answer.rows);
};

/**
 * Erases what is due in one campaign. Asked again under the campaign's lock: one that was opened again meanwhile
 * keeps everything.
 */
export const eraseDue = async (
  tx: Tx,
  key: { readonly organization_id: string; readonly id: string },
  now: Date,
): Promise<{ candidates: number; invitations: number }> => {
  const locked = await tx.sql.execute<{ closed_at: Date | null; days: number; zone: string }>(sql`
    select c.closed_at, least(c.announced_retention_days, o.screening_retention_days) as days,
           coalesce(o.time_zone, ${DEFAULT_TIME_ZONE}) as zone
    from screening_campaigns c join organizations o on o.organization_id = c.organization_id
    where c.organization_id = ${key.organization_id} and c.id = ${key.id} for update of c`);
  const campaign = locked.rows[0];
  const nothing = { candidates: 0, invitations: 0 };
  if (!campaign || campaign.closed_at === null) return nothing;
  const { days, zone: timeZone } = campaign;
  const retention = { closedAt: new Date(campaign.closed_at), days, timeZone };
  if (retentionEnd(retention) > now) return nothing;
  const gone = await tx.sql.execute(sql`
    delete from screening_questionnaires q
    where q.organization_id = ${key.organization_id} and q.campaign_id = ${key.id}
      and (not q.keep_longer or ${extendedRetentionEnd(retention) <= now})
    returning q.id`);
  // Of those who stay longer the invitation has done its work too.
  const uninvited = await tx.sql.execute(sql`
    delete from invitations i
    where i.organization_id = ${key.organization_id} and i.screening_campaign_id = ${key.id}
    returning i.id`);
  return { candidates: gone.rows.length, invitations: uninvited.rows.length };
};
