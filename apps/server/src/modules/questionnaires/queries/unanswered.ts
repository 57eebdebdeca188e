import type { Tx } from '@cadran/db';
import { sql } from '@cadran/db/sql';

/** The version that a questionnaire has until something is saved. */
export const UNANSWERED_VERSION = 1;

/** Of nobody who was invited. */
export const deleteUnanswered = async (tx: Tx, openedBefore: Date): Promise<number> => {
  const gone = await tx.sql.execute(sql`
    delete from screening_questionnaires q
    where q.status = 'opened' and q.version = ${sql.raw(String(UNANSWERED_VERSION))}
      and q.opened_at < ${openedBefore}
      and not exists (select from screening_answers a
                      where a.organization_id = q.organization_id and a.questionnaire_id = q.id)
      and not exists (select from invitations i
                      where i.organization_id = q.organization_id and i.questionnaire_id = q.id)
    returning q.id`);
  return gone.rows.length;
};
