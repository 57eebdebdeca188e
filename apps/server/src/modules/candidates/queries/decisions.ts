import type { Decision } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, asc, eq, inArray, sql } from '@cadran/db/sql';
import { inCampaign } from './list-candidates.ts';
import type { CampaignKey } from '../../screening/index.ts';

const { screeningQuestionnaires: questionnaires, users } = schema;

/** Of the sheets that a decision names. */
const ofDecision = sql`s.organization_id = screening_questionnaires.organization_id
  and s.id = any(screening_questionnaires.decision_sheets)`;

/** Who had rated the interview when the decision was taken, by name; null of an account that was deleted since. */
export const interviewersAtDecision = sql<
  (string | null)[]
>`array(select u.display_name from interview_sheets s
  left join users u on u.organization_id = s.organization_id and u.id = s.interviewer_id
  where ${ofDecision} order by s.submitted_at, s.id)`;

/** What they had rated; null for a reader who may still rate and is blind until then. */
export const ratingsAtDecision = (readerId: string) => sql<number[] | null>`case when exists (
    select from interview_sheets mine where mine.organization_id = screening_questionnaires.organization_id
      and mine.questionnaire_id = screening_questionnaires.id and mine.interviewer_id = ${readerId}
      and (mine.submitted_at is not null or mine.reads_only))
  then array(select (given ->> 'rating')::int from interview_sheets s, jsonb_array_elements(s.ratings) given
    where ${ofDecision} and given ->> 'rating' is not null) end`;

export const decisionColumns = {
  decision: questionnaires.decision,
  decisionNote: questionnaires.decisionNote,
  decidedBy: questionnaires.decidedBy,
  decidedAt: questionnaires.decidedAt,
  deciderUsername: users.username,
  deciderName: users.displayName,
  decisionSheets: questionnaires.decisionSheets,
  interviewers: interviewersAtDecision,
};

export const joinDecider = and(
  eq(users.organizationId, questionnaires.organizationId),
  eq(users.id, questionnaires.decidedBy),
);

const selectDecisions = (tx: Tx, campaign: CampaignKey, ids: readonly string[]) =>
  tx.sql
    .select({ id: questionnaires.id, ...decisionColumns })
    .from(questionnaires)
    .leftJoin(users, joinDecider)
    .where(and(inCampaign(campaign), inArray(questionnaires.id, [...ids])));
export type DecisionRow = Awaited<ReturnType<typeof selectDecisions>>[number];

type Decisions = ReadonlyMap<string, DecisionRow>;
const byId = (rows: readonly DecisionRow[]): Decisions => new Map(rows.map((row) => [row.id, row]));

export const findDecisions = async (
  tx: Tx,
  campaign: CampaignKey,
  ids: readonly string[],
): Promise<Decisions> => byId(await selectDecisions(tx, campaign, ids));

/** Locked in one order, so that two requests about the same people do not wait for each other. */
export const lockDecisions = async (
  tx: Tx,
  campaign: CampaignKey,
  ids: readonly string[],
): Promise<Decisions> =>
  byId(
    await selectDecisions(tx, campaign, ids)
      .orderBy(asc(questionnaires.id))
      .for('update', { of: questionnaires }),
  );

interface DecisionValues {
  readonly id: string;
  readonly decision: Decision;
  readonly note: string;
}

export const saveDecisions = (
  tx: Tx,
  { organizationId }: CampaignKey,
  decisions: readonly DecisionValues[],
  by: string | null,
  at: Date,
) =>
  tx.sql.execute(sql`
    update screening_questionnaires q
    set decision = d.decision, decision_note = d.note, decided_by = ${by}, decided_at = ${at.toISOString()},
      decision_sheets = array(select s.id from interview_sheets s where s.organization_id = q.organization_id
        and s.questionnaire_id = q.id and s.submitted_at is not null)
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as d (id uuid, decision text, note text)
    where q.organization_id = ${organizationId} and q.id = d.id`);
