import { foldAnswers, type GivenAnswers, valuesOf } from '@cadran/contract';
import type { Query } from '../../../drills/support/superuser-query.ts';
import type { Stored } from './ledger.ts';

interface Row extends Omit<Stored, 'answers'>, Record<string, unknown> {
  readonly contact: Readonly<Record<string, unknown>>;
  readonly finished: Stored['answers'] | null;
  readonly saves: readonly GivenAnswers[] | null;
}

/** Stored questionnaires of these campaigns, with the contact as one more part. */
export const storedQuestionnaires = async (
  query: Query,
  campaignIds: readonly string[],
): Promise<Stored[]> => {
  const rows = await query<Row>(
    `select q.id, q.status, q.contact, q.contact ->> 'email' as email, a.answers as finished,
       (select json_agg(s.items) from screening_saves s
        where s.organization_id = q.organization_id and s.questionnaire_id = q.id) as saves
     from screening_questionnaires q
     left join screening_answers a on a.organization_id = q.organization_id and a.questionnaire_id = q.id
     where q.campaign_id = any ($1)`,
    [campaignIds],
  );
  return rows.map(({ contact, finished, saves, ...row }) => ({
    ...row,
    answers: { ...(finished ?? valuesOf(foldAnswers(saves ?? []))), contact },
  }));
};
