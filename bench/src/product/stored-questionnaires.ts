import type { Query } from '../../../drills/support/superuser-query.ts';
import type { Stored } from './ledger.ts';

/** Stored questionnaires of these campaigns, with the contact as one more part. */
export const storedQuestionnaires = (
  query: Query,
  campaignIds: readonly string[],
): Promise<Stored[]> =>
  query<Stored & Record<string, unknown>>(
    `select q.id, q.status, q.contact ->> 'email' as email,
       coalesce((select jsonb_object_agg(a.part, a.answers) from screening_answers a
         where a.organization_id = q.organization_id and a.questionnaire_id = q.id), '{}')
         || jsonb_build_object('contact', q.contact) as answers
     from screening_questionnaires q where q.campaign_id = any ($1)`,
    [campaignIds],
  );
