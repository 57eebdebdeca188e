import { DEFAULT_TIME_ZONE, type Language, type OutcomeMonth } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { sql } from '@cadran/db/sql';
import { dueNow } from '../queries/hired.ts';

const { outcomeRequests } = schema;

/** Nobody is asked before this hour of the organisation's morning. */
const FIRST_HOUR = 8;

/** Due, not asked for yet, in the morning or later, with an owner who wants to be told. */
const toAsk = (now: Date, organizationId?: string) => sql`
  select due.organization_id, due.id, due.months, due.campaign_name, u.id as owner_id, u.email, u.display_name, u.language
  from (${dueNow(now, organizationId)}) due
  join organizations org on org.organization_id = due.organization_id and org.status = 'active'
  join users u on u.organization_id = due.organization_id and u.id = due.owner_id
  where u.status = 'active' and u.notifications
    and extract(hour from ${now}::timestamptz at time zone coalesce(org.time_zone, ${DEFAULT_TIME_ZONE})) >= ${FIRST_HOUR}
    and not exists (select from outcome_requests r
      where r.organization_id = due.organization_id and r.questionnaire_id = due.id and r.months = due.months)`;

export const listOrganizationsToAsk = async (tx: Tx, now: Date): Promise<string[]> => {
  const { rows } = await tx.sql.execute<{ organization_id: string }>(
    sql`select distinct organization_id from (${toAsk(now)}) asked`,
  );
  return rows.map(({ organization_id: id }) => id);
};

export interface AskedOutcome extends Record<string, unknown> {
  readonly id: string;
  readonly months: OutcomeMonth;
  readonly campaign_name: string;
  readonly owner_id: string;
  readonly email: string;
  readonly display_name: string;
  readonly language: Language;
}

/** Marks them as asked for; what another process marks at the same time is left to it. */
export const takeOutcomesToAsk = async (
  tx: Tx,
  organizationId: string,
  now: Date,
): Promise<AskedOutcome[]> => {
  const { rows } = await tx.sql.execute<AskedOutcome>(sql`${toAsk(now, organizationId)}
    order by campaign_name, due.id, due.months`);
  if (rows.length === 0) return [];
  const marked = await tx.sql
    .insert(outcomeRequests)
    .values(
      rows.map(({ id, months }) => ({
        organizationId,
        questionnaireId: id,
        months,
        mailedAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: outcomeRequests.questionnaireId, months: outcomeRequests.months });
  const own = new Set(marked.map(({ id, months }) => `${id} ${months}`));
  return rows.filter(({ id, months }) => own.has(`${id} ${months}`));
};
