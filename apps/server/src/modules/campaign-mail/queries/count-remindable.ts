import { MAIL_LIMITS, type Module } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { type SQL, sql } from '@cadran/db/sql';
import type { CampaignKey } from '../../campaigns/index.ts';

/** As `reminderSkipReason`: of the mails of one person, few reminders and none of late. */
const isRemindable = (ofPerson: SQL, now: Date): SQL => sql`(
  select count(*) < ${MAIL_LIMITS.reminders} and count(*) filter (
    where abs(extract(epoch from m.created_at - ${now.toISOString()}::timestamptz))
      < ${MAIL_LIMITS.hoursBetweenReminders * 3600}) = 0
  from mails m where ${ofPerson} and m.kind = 'reminder')`;

/** By address, as `listMailCandidates`: who began, and has finished under no questionnaire. */
const remindableCandidates = ({ organizationId, id }: CampaignKey, now: Date): SQL => sql`
  with began as (
    select distinct coalesce(i.email, lower(nullif(q.contact ->> 'email', ''))) as email
    from screening_questionnaires q
    left join invitations i on i.organization_id = q.organization_id and i.questionnaire_id = q.id
    where q.organization_id = ${organizationId} and q.campaign_id = ${id} and q.status = 'opened'
  )
  select count(*)::integer as people from began
  left join invitations i on i.organization_id = ${organizationId} and i.screening_campaign_id = ${id}
    and i.email = began.email
  cross join lateral (
    select array_agg(q.id) as questionnaires, bool_or(q.status = 'completed') as finished
    from (
      select q.id, q.status from screening_questionnaires q
      where q.organization_id = ${organizationId} and q.id = i.questionnaire_id
      union all
      select q.id, q.status from screening_questionnaires q
      where q.organization_id = ${organizationId} and q.campaign_id = ${id}
        and q.status in ('opened', 'completed') and lower(q.contact ->> 'email') = began.email
        and not exists (select from invitations o
                        where o.organization_id = ${organizationId} and o.questionnaire_id = q.id)
    ) q
  ) own
  where began.email is not null and not own.finished and ${isRemindable(
    sql`m.organization_id = ${organizationId}
      and (m.invitation_id = i.id or m.questionnaire_id = any(own.questionnaires))`,
    now,
  )}`;

/** Everybody whose invitation was sent: who answered is not known. */
const remindableEmployees = ({ organizationId, id }: CampaignKey, now: Date): SQL => sql`
  select count(*)::integer as people from invitations i
  where i.organization_id = ${organizationId} and i.profiling_campaign_id = ${id}
    and coalesce((
      select m.status from mails m
      where m.organization_id = ${organizationId} and m.invitation_id = i.id and m.kind = 'invitation'
      order by m.created_at desc limit 1), 'sent') = 'sent'
    and ${isRemindable(sql`m.organization_id = ${organizationId} and m.invitation_id = i.id`, now)}`;

/** How many a reminder to everybody would reach, counted in the database. */
export const countRemindable = async (
  tx: Tx,
  module: Module,
  campaign: CampaignKey,
  now: Date,
): Promise<number> => {
  const counted = module === 'screening' ? remindableCandidates : remindableEmployees;
  const { rows } = await tx.sql.execute<{ people: number }>(counted(campaign, now));
  return rows[0]?.people ?? 0;
};
