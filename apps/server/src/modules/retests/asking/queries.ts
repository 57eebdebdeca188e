import type { Language } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, eq, sql } from '@cadran/db/sql';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import type { QuestionnaireKey } from '../../questionnaires/index.ts';

const { retests } = schema;

/** Organisations with somebody to ask, or with second answerings whose time is over. */
export const listOrganizationsWithDue = async (tx: Tx, now: Date): Promise<string[]> => {
  const { rows } = await tx.sql.execute<{ organization_id: string }>(sql`
    select distinct organization_id from retests where coalesce(ends_at, due_at) <= ${now}`);
  return rows.map(({ organization_id: id }) => id);
};

/** Those never sent, and those nobody may be asked for any more: no address, no part in it, another questionnaire. */
export const deleteOver = async (tx: Tx, organizationId: string, now: Date): Promise<void> => {
  await tx.sql.execute(sql`
    delete from retests r using screening_questionnaires q, organizations o
    where r.organization_id = ${organizationId} and o.organization_id = r.organization_id
      and q.organization_id = r.organization_id and q.id = r.questionnaire_id
      and coalesce(r.ends_at, r.due_at) <= ${now}
      and (r.ends_at is not null or not o.add_up_answers or not q.added_up
        or coalesce(q.contact ->> 'email', '') = '' or q.instruments_version <> ${INSTRUMENTS_VERSION})`);
};

export interface DueRetest extends Record<string, unknown> {
  readonly id: string;
  readonly language: Language;
  readonly email: string;
  readonly first_name: string | null;
}

/** Locked until the mails are in the outbox; what another process holds is left to it. */
export const lockDue = async (tx: Tx, organizationId: string, now: Date): Promise<DueRetest[]> => {
  const { rows } = await tx.sql.execute<DueRetest>(sql`
    select q.id, r.language, q.contact ->> 'email' as email, q.contact ->> 'firstName' as first_name
    from retests r
    join screening_questionnaires q on q.organization_id = r.organization_id and q.id = r.questionnaire_id
    join organizations o on o.organization_id = r.organization_id
    where r.organization_id = ${organizationId} and r.ends_at is null and r.due_at <= ${now} and o.status = 'active'
    order by r.due_at, q.id limit 500 for update of r skip locked`);
  return rows;
};

export const markAsked = async (
  tx: Tx,
  { organizationId, id }: QuestionnaireKey,
  values: { readonly secretHash: Buffer; readonly endsAt: Date },
): Promise<void> => {
  await tx.sql
    .update(retests)
    .set(values)
    .where(and(eq(retests.organizationId, organizationId), eq(retests.questionnaireId, id)));
};
