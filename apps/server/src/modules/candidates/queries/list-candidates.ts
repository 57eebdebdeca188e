import {
  type DecisionMailFilter,
  type CandidateFilter,
  CERTAINTIES,
  DECISIONS,
  type MailStatus,
  QUALITY_LEVELS,
  SCORED_SECTIONS,
  type ScoredSection,
  VERDICTS,
} from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import {
  and,
  asc,
  count,
  eq,
  ilike,
  isNotNull,
  or,
  type PgColumn,
  type SQL,
  sql,
} from '@cadran/db/sql';
import { ENGINE_VERSION } from '@cadran/scoring';
import { AppError } from '../../../http/app-error.ts';
import { containsPattern, paginate, type Paging } from '../../../database/listing.ts';
import { byKey, type QuestionnaireKey } from '../../questionnaires/index.ts';
import type { CampaignKey } from '../../screening/index.ts';

const { screeningCampaigns: campaigns, screeningQuestionnaires: questionnaires } = schema;

/** The mail that tells the present decision, or told it last. */
const latestDecisionMail = sql<{ status: MailStatus; due_at: string } | null>`(
  select json_build_object('status', m.status, 'due_at', m.due_at) from mails m
  where m.organization_id = screening_questionnaires.organization_id
    and m.questionnaire_id = screening_questionnaires.id and m.kind = 'decision'
  order by m.created_at desc limit 1)`;

/** What `presentAnswer` makes of these columns, as a condition. */
const decisionMailIs = (state: DecisionMailFilter) => {
  const told = sql`${questionnaires.toldDecision} is not distinct from ${questionnaires.decision}`;
  if (state === 'sent') return told;
  const status = sql`coalesce(${latestDecisionMail} ->> 'status', 'sent')`;
  const statuses = {
    none: ['sent'],
    waiting: ['queued', 'sending'],
    failed: ['failed'],
    unknown: ['unknown'],
    not_told: ['sent', 'failed', 'unknown'],
  }[state];
  return sql`not (${told}) and ${status} = any(${sql.param(statuses)}::text[])`;
};

/** Columns of a list; the detailed scores are only read with a single candidate. */
export const summaryColumns = {
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
  intervalLow: questionnaires.intervalLow,
  intervalHigh: questionnaires.intervalHigh,
  certainty: questionnaires.certainty,
  engineVersion: questionnaires.engineVersion,
  quality: questionnaires.quality,
  sections: questionnaires.sectionScores,
  decision: questionnaires.decision,
  toldAt: questionnaires.toldAt,
  toldDecision: questionnaires.toldDecision,
  decisionMail: latestDecisionMail,
};

export const inCampaign = ({ organizationId, id }: CampaignKey) =>
  and(eq(questionnaires.organizationId, organizationId), eq(questionnaires.campaignId, id));

/** `not_found` if absent or another tenant's. */
export const findCandidate = async (tx: Tx, id: string) => {
  const [row] = await tx.sql
    .select(summaryColumns)
    .from(questionnaires)
    .where(and(inTenant(tx, questionnaires.organizationId), eq(questionnaires.id, id)));
  if (!row) throw new AppError('not_found');
  return row;
};
export type CandidateRow = Awaited<ReturnType<typeof findCandidate>>;

/** Sorts codes in the order of their list. */
const rankOf = (column: PgColumn, codes: readonly string[]) =>
  sql`array_position(${sql.param([...codes])}::text[], ${column})`;

const sectionColumns = Object.fromEntries(
  SCORED_SECTIONS.map((section) => [
    section,
    sql`(${questionnaires.sectionScores} ->> ${sql.raw(`'${section}'`)})::smallint`,
  ]),
) as Record<ScoredSection, SQL>;

export const SORTABLE = {
  openedAt: questionnaires.openedAt,
  completedAt: questionnaires.completedAt,
  status: questionnaires.status,
  name: questionnaires.contactName,
  overall: questionnaires.overall,
  verdict: rankOf(questionnaires.verdict, VERDICTS),
  certainty: rankOf(questionnaires.certainty, CERTAINTIES),
  quality: rankOf(questionnaires.quality, QUALITY_LEVELS),
  decision: rankOf(questionnaires.decision, DECISIONS),
  ...sectionColumns,
};

export type CandidateQuery = Paging<keyof typeof SORTABLE> & CandidateFilter;

/** First name first; the stored name has the last name first. */
const fullName = sql`concat_ws(' ', ${questionnaires.contact} ->> 'firstName', ${questionnaires.contact} ->> 'lastName')`;

const equalsIfGiven = (column: PgColumn, value: string | undefined) =>
  value === undefined ? undefined : eq(column, value);

export const matchesFilter = (query: CandidateFilter) =>
  and(
    equalsIfGiven(questionnaires.status, query.status),
    equalsIfGiven(questionnaires.verdict, query.verdict),
    equalsIfGiven(questionnaires.certainty, query.certainty),
    equalsIfGiven(questionnaires.quality, query.quality),
    equalsIfGiven(questionnaires.decision, query.decision),
    query.decisionMail && decisionMailIs(query.decisionMail),
    query.q
      ? or(
          ilike(questionnaires.contactName, containsPattern(query.q)),
          ilike(fullName, containsPattern(query.q)),
          ilike(sql`${questionnaires.contact} ->> 'email'`, containsPattern(query.q)),
        )
      : undefined,
  );

/** Never by score unless asked. */
export const DEFAULT_SORT = '-openedAt';
export const isNullable = (sort: string): boolean =>
  !/^-?(openedAt|status|name|decision)$/.test(sort);

/** Nulls come last. */
const ordering = (query: CandidateQuery) => {
  const { order, limit, offset } = paginate(query, SORTABLE, DEFAULT_SORT);
  const nullable = isNullable(query.sort ?? DEFAULT_SORT);
  return {
    order: [nullable ? sql`${order} nulls last` : order, asc(questionnaires.id)],
    limit,
    offset,
  };
};

const countCandidates = async (tx: Tx, where: SQL | undefined): Promise<number> => {
  const [total] = await tx.sql.select({ value: count() }).from(questionnaires).where(where);
  return total?.value ?? 0;
};

/** Whether a campaign has scores of another version of the engine, whatever the filter; two look-ups in an index. */
const hasOtherEngines = (campaign: CampaignKey) => {
  const engine = questionnaires.engineVersion;
  return sql<boolean>`(select coalesce(min(${engine}) <> ${ENGINE_VERSION} or max(${engine}) <> ${ENGINE_VERSION}, false) from ${questionnaires}
    where ${and(inCampaign(campaign), isNotNull(engine))})`;
};

/**
 * Whether scores by several norms of one language are shown, whatever the filter. Reads all scores, and only where norms
 * were ever adopted.
 */
const hasMixedMethods = (campaign: CampaignKey) => {
  const shown = and(inCampaign(campaign), eq(questionnaires.engineVersion, ENGINE_VERSION));
  return sql<boolean>`(exists (select from evidence_norms) and exists (
    select from ${questionnaires} where ${shown} group by ${questionnaires.language}
    having count(distinct coalesce(${questionnaires.scoredProfile} ->> 'norms', '')) > 1))`;
};

export const listCandidates = async (tx: Tx, campaign: CampaignKey, query: CandidateQuery) => {
  const where = and(inCampaign(campaign), matchesFilter(query));
  const { order, limit, offset } = ordering(query);
  const items = await tx.sql
    .select(summaryColumns)
    .from(questionnaires)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.sql
    .select({
      total: count(),
      mixedMethods: hasMixedMethods(campaign),
      otherEngines: hasOtherEngines(campaign),
    })
    .from(questionnaires)
    .where(where);
  return {
    items,
    total: counted?.total ?? 0,
    mixedMethods: counted?.mixedMethods ?? false,
    otherEngines: counted?.otherEngines ?? false,
  };
};

/** Candidates of all campaigns visible to the transaction. */
export const searchCandidates = async (tx: Tx, query: CandidateQuery) => {
  const where = and(inTenant(tx, questionnaires.organizationId), matchesFilter(query));
  const { order, limit, offset } = ordering(query);
  const items = await tx.sql
    .select({ ...summaryColumns, campaignName: campaigns.name, ownerId: campaigns.ownerId })
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
  return { items, total: await countCandidates(tx, where) };
};

/** Cascades to answers and tokens (0004_questionnaires.sql). */
export const deleteCandidate = (tx: Tx, key: QuestionnaireKey) =>
  tx.sql.delete(questionnaires).where(byKey(key));
