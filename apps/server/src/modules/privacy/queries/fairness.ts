import { AGE_GROUPS, type FairnessDimension } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { sql } from '@cadran/db/sql';
import { GROUPS_OF_PEOPLE } from '../../../database/candidate-groups.ts';
import { laterDay, startOfDay } from '@cadran/i18n';

export interface CountedGroup extends Record<string, unknown> {
  readonly dimension: FairnessDimension;
  readonly group: string;
  readonly candidates: number;
  readonly fits: number;
  readonly shortlisted: number;
  readonly hired: number;
}

interface Selection {
  readonly organizationId: string;
  readonly campaignId?: string | undefined;
  /** Days, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
}

const completed = ({ organizationId, campaignId, from, to, timeZone }: Selection) => {
  const since = from === undefined ? null : startOfDay(from, timeZone);
  const before = to === undefined ? null : startOfDay(laterDay(to, 1), timeZone);
  return sql`
  select q.id, q.language, q.verdict, q.decision, q.completed_at, i.answers -> 'individual' as individual
  from screening_questionnaires q
  left join screening_answers i
    on i.organization_id = q.organization_id and i.questionnaire_id = q.id
  where q.organization_id = ${organizationId} and q.status = 'completed'
    and (${campaignId ?? null}::uuid is null or q.campaign_id = ${campaignId ?? null})
    and (${since}::timestamptz is null or q.completed_at >= ${since})
    and (${before}::timestamptz is null or q.completed_at < ${before})`;
};

/** Counts per group; ages are those on the day of completion. */
export const countGroups = async (tx: Tx, selection: Selection): Promise<CountedGroup[]> => {
  const answer = await tx.sql.execute<CountedGroup>(sql`
    with people as (${completed(selection)}),
    members as (${GROUPS_OF_PEOPLE})
    select dimension, "group", count(*)::integer as candidates,
           count(*) filter (where verdict = 'fits')::integer as fits,
           count(*) filter (where decision in ('shortlisted', 'interview', 'hired'))::integer as shortlisted,
           count(*) filter (where decision = 'hired')::integer as hired
    from members join people using (id)
    group by 1, 2 order by 1, array_position(${sql.param([...AGE_GROUPS])}::text[], "group"), 2`);
  return answer.rows;
};

export const countCompleted = async (tx: Tx, selection: Selection): Promise<number> => {
  const answer = await tx.sql.execute<{ total: number }>(
    sql`select count(*)::integer as total from (${completed(selection)}) people`,
  );
  return answer.rows[0]?.total ?? 0;
};
