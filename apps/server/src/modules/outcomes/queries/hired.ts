import {
  type Contact,
  type LeavingReason,
  OUTCOME_ENDS,
  OUTCOME_MONTHS,
  type OutcomeMonth,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { type SQL, sql } from '@cadran/db/sql';

/** Somebody hired, at one of the two times, with what was entered. */
export interface HiredRow extends Record<string, unknown> {
  readonly organization_id: string;
  readonly id: string;
  readonly contact: Partial<Contact>;
  readonly campaign_id: string;
  readonly campaign_name: string;
  readonly owner_id: string;
  readonly months: OutcomeMonth;
  readonly hired_at: Date;
  readonly due_at: Date;
  readonly ends_at: Date;
  readonly stayed: boolean | null;
  readonly reason: LeavingReason | null;
  readonly performance: number | null;
  readonly teamwork: number | null;
  readonly learning: number | null;
  readonly entered_at: Date | null;
  /** Null: nothing was entered. */
  readonly version: number | null;
}

export interface HiredSelection {
  /** Left out by jobs: all that the transaction may see. */
  readonly organizationId?: string | undefined;
  /** Only the campaigns of this owner. */
  readonly ownerId?: string | undefined;
  readonly campaignId?: string | undefined;
  readonly candidateId?: string | undefined;
}

const TIMES = sql.join(
  OUTCOME_MONTHS.map((months) => sql`(${months}::smallint, ${OUTCOME_ENDS[months]}::integer)`),
  sql`, `,
);

const equals = (column: SQL, value: string | undefined): SQL =>
  value === undefined ? sql`true` : sql`${column} = ${value}`;

/**
 * Everybody hired, once for each time: those whose answers are added up, in an organisation that takes part, and those
 * of whom an outcome was entered.
 */
const hired = (of: HiredSelection): SQL => sql`
  select q.organization_id, q.id, q.contact, q.campaign_id, c.name as campaign_name, c.owner_id, t.months, q.hired_at,
         q.hired_at + t.months * interval '1 month' as due_at,
         q.hired_at + t.ends * interval '1 month' as ends_at,
         o.stayed, o.reason, o.performance, o.teamwork, o.learning, o.entered_at, o.version
  from screening_questionnaires q
  join screening_campaigns c on c.organization_id = q.organization_id and c.id = q.campaign_id
  join organizations org on org.organization_id = q.organization_id
  cross join (values ${TIMES}) as t (months, ends)
  left join outcomes o
    on o.organization_id = q.organization_id and o.questionnaire_id = q.id and o.months = t.months
  where ${equals(sql`q.organization_id`, of.organizationId)} and q.hired_at is not null
    and (q.added_up and org.add_up_answers or o.version is not null)
    and ${equals(sql`c.owner_id`, of.ownerId)} and ${equals(sql`q.campaign_id`, of.campaignId)}
    and ${equals(sql`q.id`, of.candidateId)}`;

const IN_STATE = {
  due: (now: Date) => sql`version is null and due_at <= ${now} and ends_at > ${now}`,
  entered: () => sql`version is not null`,
} as const satisfies Record<string, (now: Date) => SQL>;

const withDates = (row: HiredRow): HiredRow => ({
  ...row,
  hired_at: new Date(row.hired_at),
  due_at: new Date(row.due_at),
  ends_at: new Date(row.ends_at),
  entered_at: row.entered_at && new Date(row.entered_at),
});

/** The longest due first, the last entered first. */
export const listHired = async (
  tx: Tx,
  of: HiredSelection,
  { state, page, pageSize }: { state: keyof typeof IN_STATE; page: number; pageSize: number },
  now: Date,
): Promise<{ items: HiredRow[]; total: number }> => {
  const { rows } = await tx.sql.execute<HiredRow & { total: number }>(sql`
    select *, count(*) over ()::integer as total from (${hired(of)}) hired
    where ${IN_STATE[state](now)}
    order by ${state === 'due' ? sql`due_at` : sql`entered_at desc`}, id, months
    limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return { items: rows.map(withDates), total: rows[0]?.total ?? 0 };
};

/** For jobs. */
export const dueNow = (now: Date, organizationId?: string): SQL =>
  sql`select * from (${hired({ organizationId })}) hired where ${IN_STATE.due(now)}`;

export const countDue = async (tx: Tx, of: HiredSelection, now: Date): Promise<number> => {
  const { rows } = await tx.sql.execute<{ due: number }>(
    sql`select count(*)::integer as due from (${hired(of)}) hired where ${IN_STATE.due(now)}`,
  );
  return rows[0]?.due ?? 0;
};

/** Both times of one candidate; none if not hired. */
export const findHired = async (
  tx: Tx,
  organizationId: string,
  candidateId: string,
): Promise<HiredRow[]> => {
  const { rows } = await tx.sql.execute<HiredRow>(
    sql`select * from (${hired({ organizationId, candidateId })}) hired order by months`,
  );
  return rows.map(withDates);
};
