import type { Language, OrderOrigin } from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, eq, gt, inArray, isNotNull, sql } from '@cadran/db/sql';
import type { StoredScores } from '@cadran/scoring';
import { AppError } from '../../../http/app-error.ts';
import { decisionColumns, joinDecider } from './decisions.ts';
import { summaryColumns, inCampaign } from './list-candidates.ts';
import {
  byKey,
  type QuestionnaireKey,
  type QuestionnaireValues,
} from '../../questionnaires/index.ts';
import type { CampaignKey } from '../../screening/index.ts';

const { screeningQuestionnaires: questionnaires, users } = schema;

/** Whether scores were computed by other norms than those in use now for the language of the answers. */
const otherNorms = sql<boolean>`(
  screening_questionnaires.engine_version is not null
  and screening_questionnaires.scored_profile ->> 'norms' is distinct from (
    select n.id::text from evidence_norms n where n.language = screening_questionnaires.language and n.in_use))`;

/** A candidate with scores and decision. */
const detailColumns = {
  ...summaryColumns,
  // Written by the engine and by nothing else.
  scores: sql<StoredScores | null>`${questionnaires.scores}`,
  scoredProfile: questionnaires.scoredProfile,
  otherNorms,
  savedAt: sql<string | null>`(
    select max(s.saved_at) from screening_saves s
    where s.organization_id = ${questionnaires.organizationId} and s.questionnaire_id = ${questionnaires.id})`,
  addedUp: questionnaires.addedUp,
  orderedBy: sql<OrderOrigin | null>`(
    select json_build_object('provider', o.provider, 'externalReference', o.external_reference)
    from assessment_orders o
    where o.organization_id = ${questionnaires.organizationId} and o.questionnaire_id = ${questionnaires.id}
    order by o.ordered_at limit 1)`,
  ...decisionColumns,
};

const selectCandidateDetails = (tx: Tx) =>
  tx.sql.select(detailColumns).from(questionnaires).leftJoin(users, joinDecider);

/** `not_found` if absent or another tenant's. */
export const findCandidateDetails = async (tx: Tx, id: string) => {
  const [row] = await selectCandidateDetails(tx).where(
    and(inTenant(tx, questionnaires.organizationId), eq(questionnaires.id, id)),
  );
  if (!row) throw new AppError('not_found');
  return row;
};
export type CandidateDetailsRow = Awaited<ReturnType<typeof findCandidateDetails>>;

export const listCandidateDetails = (tx: Tx, campaign: CampaignKey, ids: readonly string[]) =>
  selectCandidateDetails(tx).where(and(inCampaign(campaign), inArray(questionnaires.id, [...ids])));

/** Does not raise the version: the answers are unchanged. */
export const saveScores = async (
  tx: Tx,
  key: QuestionnaireKey,
  values: QuestionnaireValues,
): Promise<void> => {
  await tx.sql.update(questionnaires).set(values).where(byKey(key));
};

/** The next scored candidates of a campaign in the order of their ids. */
export const listScoredBatch = (
  tx: Tx,
  campaign: CampaignKey,
  after: string | null,
  size: number,
) =>
  tx.sql
    .select({
      organizationId: questionnaires.organizationId,
      id: questionnaires.id,
      engineVersion: questionnaires.engineVersion,
      scoredProfile: questionnaires.scoredProfile,
      otherNorms,
    })
    .from(questionnaires)
    .where(
      and(
        inCampaign(campaign),
        isNotNull(questionnaires.engineVersion),
        after === null ? undefined : gt(questionnaires.id, after),
      ),
    )
    .orderBy(asc(questionnaires.id))
    .limit(size);

/** The language that each questionnaire was answered in. */
export const listLanguages = async (
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Language>> => {
  const rows = await tx.sql
    .select({ id: questionnaires.id, language: questionnaires.language })
    .from(questionnaires)
    .where(
      and(eq(questionnaires.organizationId, organizationId), inArray(questionnaires.id, [...ids])),
    );
  return new Map(rows.map(({ id, language }) => [id, language]));
};
