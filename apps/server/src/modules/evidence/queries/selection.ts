import type { Tx } from '@cadran/db';
import { sql } from '@cadran/db/sql';
import { GROUPS_OF_PEOPLE } from '../../../database/candidate-groups.ts';

interface CountedScore extends Record<string, unknown> {
  readonly name: readonly { readonly dimension: string; readonly group: string }[];
  /** The overall as displayed; null without one. */
  readonly score: number | null;
  readonly people: number;
  readonly fits: number;
  readonly shortlisted: number;
  readonly hired: number;
}

/**
 * Candidates of an organisation who are added up, by score and by all their groups together: language, age and
 * nationalities. Counted by each group alone, one person would show by subtracting groups that overlap.
 */
export const countSelection = async (tx: Tx, organizationId: string): Promise<CountedScore[]> => {
  const answer = await tx.sql.execute<CountedScore>(sql`
    with people as (
      select q.id, q.language, q.verdict, q.decision, q.displayed, q.completed_at, i.answers -> 'individual' as individual
      from screening_questionnaires q
      left join screening_answers i
        on i.organization_id = q.organization_id and i.questionnaire_id = q.id
      where q.organization_id = ${organizationId} and q.status = 'completed' and q.added_up
    ),
    members as (${GROUPS_OF_PEOPLE}),
    named as (
      select id, jsonb_agg(jsonb_build_object('dimension', dimension, 'group', "group") order by dimension, "group") as name
      from members group by id
    )
    select name, displayed as score, count(*)::integer as people,
           count(*) filter (where verdict = 'fits')::integer as fits,
           count(*) filter (where decision in ('shortlisted', 'interview', 'hired'))::integer as shortlisted,
           count(*) filter (where decision = 'hired')::integer as hired
    from named join people using (id) group by 1, 2 order by 1, 2`);
  return answer.rows;
};

interface CountedDecisions extends Record<string, unknown> {
  readonly decided: number;
  readonly againstVerdict: number;
  readonly underOneMinute: number;
  readonly told: number;
  readonly changedAfterTold: number;
  readonly campaigns: number;
  readonly targetsChanged: number;
}

/** Decisions beside verdicts; how long before, the report was opened, is in the activity log. */
export const countDecisions = async (tx: Tx, organizationId: string): Promise<CountedDecisions> => {
  const answer = await tx.sql.execute<CountedDecisions>(sql`
    with people as (
      select id, campaign_id, verdict, decision, decided_at, decided_by, told_at, told_decision
      from screening_questionnaires
      where organization_id = ${organizationId} and status = 'completed' and added_up
    ),
    reads as (
      select p.id, p.campaign_id, l.actor_id, l.at
      from people p join audit_log l
        on l.organization_id = ${organizationId} and l.target_id = p.id and l.action = 'read_report'
    ),
    seen as (select campaign_id, min(at) as at from reads group by campaign_id)
    select count(*) filter (where decision <> 'undecided')::integer as decided,
      count(*) filter (where (verdict = 'fits' and decision = 'rejected')
        or (verdict = 'does_not_fit' and decision in ('shortlisted', 'interview', 'hired')))::integer as "againstVerdict",
      count(*) filter (where decision <> 'undecided' and not exists (
        select from reads r where r.id = p.id and r.actor_id is not distinct from p.decided_by
          and r.at <= p.decided_at - interval '60 seconds'))::integer as "underOneMinute",
      count(*) filter (where told_at is not null)::integer as told,
      count(*) filter (where told_at is not null and told_decision is distinct from decision)::integer
        as "changedAfterTold",
      (select count(*)::integer from seen) as campaigns,
      (select count(*)::integer from seen s where exists (
        select from audit_log l
        where l.organization_id = ${organizationId} and l.target_id = s.campaign_id and l.action = 'update'
          and l.at > s.at and l.detail -> 'fields' ?| array['profile', 'weights'])) as "targetsChanged"
    from people p`);
  const [row] = answer.rows;
  if (!row) throw new Error('A count has one row.');
  return row;
};
