import {
  type CandidateFilter,
  DECISIONS,
  QUALITY_LEVELS,
  SCORED_SECTIONS,
  type ScoredSection,
  VERDICTS,
} from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, count, eq, ilike, or, type PgColumn, type SQL, sql } from '@cadran/db/sql';
import { AppError } from '../app-error.ts';
import { containing, paged, type Paging } from './listing.ts';
import { byKey, type QuestionnaireKey } from './questionnaires.ts';
import type { CampaignKey } from './screening-campaigns.ts';

const { screeningCampaigns: campaigns, screeningQuestionnaires: questionnaires } = schema;

/** What a line of a list shows; the scores themselves, which are long, are read with the candidate alone. */
export const candidateColumns = {
  organizationId: questionnaires.organizationId,
  id: questionnaires.id,
  campaignId: questionnaires.campaignId,
  status: questionnaires.status,
  language: questionnaires.language,
  openedAt: questionnaires.openedAt,
  completedAt: questionnaires.completedAt,
  contact: questionnaires.contact,
  overall: questionnaires.displayed,
  verdict: questionnaires.verdict,
  quality: questionnaires.quality,
  sections: questionnaires.sectionScores,
  decision: questionnaires.decision,
};

export const inCampaign = ({ organizationId, id }: CampaignKey) =>
  and(eq(questionnaires.organizationId, organizationId), eq(questionnaires.campaignId, id));

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

/** Codes in the order of their meaning rather than of the alphabet. */
const inOrderOf = (column: PgColumn, codes: readonly string[]) =>
  sql`array_position(${sql.param([...codes])}::text[], ${column})`;

const sectionColumns = Object.fromEntries(
  SCORED_SECTIONS.map((section) => [
    section,
    sql`(${questionnaires.sectionScores} ->> ${sql.raw(`'${section}'`)})::smallint`,
  ]),
) as Record<ScoredSection, SQL>;

const SORTABLE = {
  openedAt: questionnaires.openedAt,
  completedAt: questionnaires.completedAt,
  status: questionnaires.status,
  name: questionnaires.contactName,
  overall: questionnaires.overall,
  verdict: inOrderOf(questionnaires.verdict, VERDICTS),
  quality: inOrderOf(questionnaires.quality, QUALITY_LEVELS),
  decision: inOrderOf(questionnaires.decision, DECISIONS),
  ...sectionColumns,
};

export type CandidateQuery = Paging<keyof typeof SORTABLE> & CandidateFilter;

/** First and last name in the order in which people type them; the stored name leads with the family name. */
const typedName = sql`concat_ws(' ', ${questionnaires.contact} ->> 'firstName', ${questionnaires.contact} ->> 'lastName')`;

const given = (column: PgColumn, value: string | undefined) =>
  value === undefined ? undefined : eq(column, value);

export const matching = (query: CandidateFilter) =>
  and(
    given(questionnaires.status, query.status),
    given(questionnaires.verdict, query.verdict),
    given(questionnaires.quality, query.quality),
    given(questionnaires.decision, query.decision),
    query.q
      ? or(
          ilike(questionnaires.contactName, containing(query.q)),
          ilike(typedName, containing(query.q)),
          ilike(sql`${questionnaires.contact} ->> 'email'`, containing(query.q)),
        )
      : undefined,
  );

/** Newest first: no list is sorted by a score unless asked (scoring.md §7). What has no number comes last. */
const ordered = (query: CandidateQuery) => {
  const { order, limit, offset } = paged(query, SORTABLE, '-openedAt');
  const nullable = !/^-?(openedAt|status|name|decision)$/.test(query.sort ?? 'openedAt');
  return {
    order: [nullable ? sql`${order} nulls last` : order, asc(questionnaires.id)],
    limit,
    offset,
  };
};

const countWhere = async (tx: Tx, where: SQL | undefined): Promise<number> => {
  const [total] = await tx.sql.select({ value: count() }).from(questionnaires).where(where);
  return total?.value ?? 0;
};

export const listCandidates = async (tx: Tx, campaign: CampaignKey, query: CandidateQuery) => {
  const where = and(inCampaign(campaign), matching(query));
  const { order, limit, offset } = ordered(query);
  const items = await tx.sql
    .select(candidateColumns)
    .from(questionnaires)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { items, total: await countWhere(tx, where) };
};

/** Across all campaigns a transaction may see, each with its campaign. */
export const searchCandidates = async (tx: Tx, query: CandidateQuery) => {
  const where = and(inTenant(tx, questionnaires.organizationId), matching(query));
  const { order, limit, offset } = ordered(query);
  const items = await tx.sql
    .select({ ...candidateColumns, campaignName: campaigns.name, ownerId: campaigns.ownerId })
    .from(questionnaires)
    .innerJoin(
      campaigns,
      and(
        eq(campaigns.organizationId, questionnaires.organizationId),
        eq(campaigns.id, questionnaires.campaignId),
      ),
    )
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { items, total: await countWhere(tx, where) };
};

/** With all answers; its tokens end with it (0002_screening.sql). */
export const deleteCandidate = (tx: Tx, key: QuestionnaireKey) =>
  tx.sql.delete(questionnaires).where(byKey(key));
