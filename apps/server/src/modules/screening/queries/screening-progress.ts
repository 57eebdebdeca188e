import { PROGRESS_DAYS, type ScreeningProgress } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { sql, type SQL } from '@cadran/db/sql';
import type { CampaignKey } from './screening-campaigns.ts';
import { dayIn, laterDay, startOfDay } from '@cadran/i18n';

type ProgressDay = ScreeningProgress['days'][number];

/** Started and completed questionnaires of each day up to `now`; a day is an index range of 23 to 25 hours. */
export const countByDay = async (
  tx: Tx,
  { organizationId, id }: CampaignKey,
  timeZone: string,
  now: Date,
): Promise<ProgressDay[]> => {
  const today = dayIn(now, timeZone);
  const days = Array.from({ length: PROGRESS_DAYS }, (_, index) =>
    laterDay(today, index + 1 - PROGRESS_DAYS),
  );
  const ranges = days.map((day) => ({
    day,
    morning: startOfDay(day, timeZone),
    night: startOfDay(laterDay(day, 1), timeZone),
  }));
  const itsOwn = sql`q.organization_id = ${organizationId} and q.campaign_id = ${id}`;
  const during = (column: SQL) => sql`${itsOwn} and ${column} >= morning and ${column} < night`;
  const answer = await tx.sql.execute<ProgressDay & Record<string, unknown>>(sql`
    select day,
      (select count(*)::integer from screening_questionnaires q
        where ${during(sql`q.opened_at`)}) as started,
      (select count(*)::integer from screening_questionnaires q
        where ${during(sql`q.completed_at`)}) as completed
    from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb)
      as ranges (day text, morning timestamptz, night timestamptz)
    order by day`);
  return answer.rows;
};
