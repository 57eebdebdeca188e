import type { Language, QuestionnaireStatus } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { sql } from '@cadran/db/sql';
import type { CampaignKey } from '../../screening/index.ts';

/** Somebody with an address who was invited, began, or both. */
export interface MailCandidate extends Record<string, unknown> {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** `null`: invited, but did not begin. */
  readonly status: QuestionnaireStatus | null;
  readonly invitation_id: string | null;
  readonly questionnaire_id: string | null;
  readonly reminders: number;
  readonly reminded_at: Date | null;
}

/**
 * One row per address: the most advanced questionnaire, then the latest, so that nobody who completed is reminded.
 * Counts the reminders of all questionnaires of the address.
 */
export const listMailCandidates = async (
  tx: Tx,
  { organizationId, id }: CampaignKey,
  filter: {
    readonly emails?: readonly string[];
    readonly status?: QuestionnaireStatus;
    /** The person who began this one, perhaps among others. */
    readonly questionnaireId?: string;
  } = {},
): Promise<MailCandidate[]> => {
  const emails = sql.param(filter.emails === undefined ? null : [...filter.emails]);
  const status = filter.status ?? null;
  const questionnaireId = filter.questionnaireId ?? null;
  const answer = await tx.sql.execute<MailCandidate>(sql`
    select person.*, coalesce(r.reminders, 0)::integer as reminders, r.reminded_at
    from (
      select distinct on (email) email, name, language, status, invitation_id, questionnaire_id,
             array_agg(invitation_id) over same as invitation_ids,
             array_agg(questionnaire_id) over same as questionnaire_ids
      from (
        select coalesce(i.email, lower(nullif(q.contact ->> 'email', ''))) as email,
               coalesce(nullif(i.name, ''), q.contact ->> 'firstName', '') as name,
               coalesce(q.language, i.language) as language,
               q.status, q.opened_at, i.id as invitation_id, q.id as questionnaire_id
        from (select * from invitations
              where organization_id = ${organizationId} and screening_campaign_id = ${id}) i
        full join (select * from screening_questionnaires
                   where organization_id = ${organizationId} and campaign_id = ${id}) q
          on q.id = i.questionnaire_id
      ) everybody
      where email is not null and (${emails}::text[] is null or email = any(${emails}::text[]))
      window same as (partition by email)
      order by email, case status when 'completed' then 0 when 'opened' then 1 else 2 end, opened_at desc
    ) person
    left join lateral (
      select count(*) as reminders, max(m.created_at) as reminded_at from mails m
      where m.organization_id = ${organizationId} and m.kind = 'reminder'
        and (m.invitation_id = any(person.invitation_ids) or m.questionnaire_id = any(person.questionnaire_ids))
    ) r on true
    where (${status}::text is null or person.status = ${status})
      and (${questionnaireId}::uuid is null or ${questionnaireId}::uuid = any(person.questionnaire_ids))`);
  return answer.rows.map((row) => ({
    ...row,
    reminded_at: row.reminded_at === null ? null : new Date(row.reminded_at),
  }));
};
