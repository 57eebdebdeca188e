import type { Tx } from '@cadran/db';
import { sql } from '@cadran/db/sql';

/** Of nobody who was invited. */
export const deleteUnanswered = async (tx: Tx, openedBefore: Date): Promise<number> => {
  const gone = await tx.sql.execute(sql`
    delete from screening_questionnaires q
    where q.status = 'opened' and q.opened_at < ${openedBefore}
      and not exists (select from screening_saves s
                      where s.organization_id = q.organization_id and s.questionnaire_id = q.id)
      and not exists (select from invitations i
                      where i.organization_id = q.organization_id and i.questionnaire_id = q.id)
    returning q.id`);
  return gone.rows.length;
};
