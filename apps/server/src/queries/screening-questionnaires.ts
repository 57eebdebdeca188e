import type { QuestionnaireStatus } from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, count, eq, ilike, or, sql } from '@cadran/db/sql';
import { AppError } from '../app-error.ts';
import { containing, paged, type Paging } from './listing.ts';
import type { CampaignKey } from './screening-campaigns.ts';

const { screeningQuestionnaires: questionnaires } = schema;

const candidateColumns = {
  organizationId: questionnaires.organizationId,
  id: questionnaires.id,
  campaignId: questionnaires.campaignId,
  status: questionnaires.status,
  language: questionnaires.language,
  openedAt: questionnaires.openedAt,
  completedAt: questionnaires.completedAt,
  contact: questionnaires.contact,
};

/** `not_found` if absent or another tenant's. */
export const findCandidate = async (tx: Tx, id: string) => {
  const [row] = await tx.sql
    .select(candidateColumns)
    .from(questionnaires)
    .where(and(inTenant(tx, questionnaires.organizationId), eq(questionnaires.id, id)));
  if (!row) throw new AppError('not_found');
  return row;
};
export type CandidateRow = Awaited<ReturnType<typeof findCandidate>>;

const SORTABLE = {
  openedAt: questionnaires.openedAt,
  completedAt: questionnaires.completedAt,
  status: questionnaires.status,
  name: questionnaires.contactName,
};

/** First and last name in the order in which people type them; the stored name leads with the family name. */
const typedName = sql`concat_ws(' ', ${questionnaires.contact} ->> 'firstName', ${questionnaires.contact} ->> 'lastName')`;

/** Newest first: no list is sorted by a score unless asked (scoring.md §7). */
export const listCandidates = async (
  tx: Tx,
  campaign: CampaignKey,
  query: Paging<keyof typeof SORTABLE> & { status?: QuestionnaireStatus | undefined },
) => {
  const where = and(
    eq(questionnaires.organizationId, campaign.organizationId),
    eq(questionnaires.campaignId, campaign.id),
    query.status === undefined ? undefined : eq(questionnaires.status, query.status),
    query.q
      ? or(
          ilike(questionnaires.contactName, containing(query.q)),
          ilike(typedName, containing(query.q)),
          ilike(sql`${questionnaires.contact} ->> 'email'`, containing(query.q)),
        )
      : undefined,
  );
  const { order, limit, offset } = paged(query, SORTABLE, '-openedAt');
  const items = await tx.sql
    .select(candidateColumns)
    .from(questionnaires)
    .where(where)
    .orderBy(order, asc(questionnaires.id))
    .limit(limit)
    .offset(offset);
  const [total] = await tx.sql.select({ value: count() }).from(questionnaires).where(where);
  return { items, total: total?.value ?? 0 };
};

/** With all answers; its tokens end with it (0002_screening.sql). */
export const deleteCandidate = (tx: Tx, key: Pick<CandidateRow, 'organizationId' | 'id'>) =>
  tx.sql
    .delete(questionnaires)
    .where(
      and(eq(questionnaires.organizationId, key.organizationId), eq(questionnaires.id, key.id)),
    );
