import { PROGRESS_DAYS, type ScreeningProgress } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, count, eq, sql } from '@cadran/db/sql';
import type { CampaignKey } from './screening-campaigns.ts';
import { inCampaign } from '../../candidates/index.ts';

type ProgressDay = ScreeningProgress['days'][number];

/** Started and completed questionnaires by UTC day up to `now`; each day is an index range. */
export const countByDay = async (
  tx: Tx,
  { organizationId, id }: CampaignKey,
  now: Date,
): Promise<ProgressDay[]> => {
  const itsOwn = sql`q.organization_id = ${organizationId} and q.campaign_id = ${id}`;
  const today = `${now.toISOString().slice(0, 10)}T00:00:00Z`;
  const answer = await tx.sql.execute<ProgressDay & Record<string, unknown>>(sql`
    select to_char(morning at time zone 'UTC', 'YYYY-MM-DD') as day,
      (select count(*)::integer from screening_questionnaires q where ${itsOwn}
        and q.opened_at >= morning and q.opened_at < morning + interval '24 hours') as started,
      (select count(*)::integer from screening_questionnaires q where ${itsOwn}
        and q.completed_at >= morning and q.completed_at < morning + interval '24 hours') as completed
    from generate_series(
      ${today}::timestamptz - make_interval(hours => ${24 * (PROGRESS_DAYS - 1)}), ${today}::timestamptz, interval '24 hours'
    ) morning
    order by morning`);
  return answer.rows;
};

/** Completed candidates without a decision. */
export const countUndecided = async (tx: Tx, campaign: CampaignKey): Promise<number> => {
  const { screeningQuestionnaires: questionnaires } = schema;
  const [counted] = await tx.sql
    .select({ people: count() })
    .from(questionnaires)
    .where(
      and(
        inCampaign(campaign),
        eq(questionnaires.status, 'completed'),
        eq(questionnaires.decision, 'undecided'),
      ),
    );
  return counted?.people ?? 0;
};
