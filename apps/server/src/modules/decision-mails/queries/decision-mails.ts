import type { Decision, Language, QuestionnaireStatus } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, eq, inArray, sql } from '@cadran/db/sql';
import type { CampaignKey } from '../../screening/index.ts';

const { mails } = schema;

/** A candidate as a decision mail needs them. */
export interface ToldCandidate extends Record<string, unknown> {
  readonly id: string;
  readonly status: QuestionnaireStatus;
  readonly language: Language;
  readonly decision: Decision;
  readonly note: string | null;
  readonly told_decision: Decision | null;
  readonly name: string;
  /** The one they gave, or else the one they were invited at. */
  readonly email: string | null;
  /** A mail waits, is being sent, or nobody knows whether the one about this decision left. */
  readonly under_way: boolean;
  /** Somebody with the same address was told the same, or will be. */
  readonly told_at_address: boolean;
}

/** Locked, so that no decision changes and no other request tells them meanwhile. */
export const lockToldCandidates = async (
  tx: Tx,
  { organizationId, id }: CampaignKey,
  ids: readonly string[],
): Promise<ToldCandidate[]> => {
  const answer = await tx.sql.execute<ToldCandidate>(sql`
    select person.*,
      exists (select from mails m
        where m.organization_id = ${organizationId} and m.questionnaire_id = person.id and m.kind = 'decision'
          and (m.status in ('queued', 'sending') or m.status = 'unknown' and m.data ->> 'decision' = person.decision)
        ) as under_way,
      exists (select from mails m
        join screening_questionnaires other
          on other.organization_id = m.organization_id and other.id = m.questionnaire_id
        where m.organization_id = ${organizationId} and other.campaign_id = ${id} and other.id <> person.id
          and m.kind = 'decision' and m.recipient = person.email and m.status <> 'failed'
          and m.data ->> 'decision' = person.decision) as told_at_address
    from (
      select q.id, q.status, q.language, q.decision, q.decision_note as note, q.told_decision,
        coalesce(nullif(q.contact ->> 'firstName', ''), i.name, '') as name,
        coalesce(lower(nullif(q.contact ->> 'email', '')), i.email) as email
      from screening_questionnaires q
      left join invitations i on i.organization_id = q.organization_id and i.questionnaire_id = q.id
      where q.organization_id = ${organizationId} and q.campaign_id = ${id}
        and q.id = any(${sql.param([...ids])}::uuid[])
      order by q.id
      for update of q
    ) person`);
  return answer.rows;
};

const ofPeople = (
  { organizationId }: Pick<CampaignKey, 'organizationId'>,
  ids: readonly string[],
) =>
  and(
    eq(mails.organizationId, organizationId),
    eq(mails.kind, 'decision'),
    inArray(mails.questionnaireId, [...ids]),
  );

/** Those that wait are removed; one that is being sent stays. Returns whose were removed. */
export const takeBackMails = async (
  tx: Tx,
  campaign: Pick<CampaignKey, 'organizationId'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const removed = await tx.sql
    .delete(mails)
    .where(and(ofPeople(campaign, ids), eq(mails.status, 'queued')))
    .returning({ id: mails.questionnaireId });
  return new Set(removed.flatMap(({ id }) => id ?? []));
};

/** What did not arrive before must not be sent again beside the new mail. */
export const forgetUndelivered = (tx: Tx, campaign: CampaignKey, ids: readonly string[]) =>
  tx.sql
    .delete(mails)
    .where(and(ofPeople(campaign, ids), inArray(mails.status, ['failed', 'unknown'])));
