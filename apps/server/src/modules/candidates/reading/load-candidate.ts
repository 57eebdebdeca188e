import type { Language } from '@cadran/contract';
import type { Database, Tx } from '@cadran/db';
import { candidates } from '@cadran/i18n/candidates';
import { type Actor, candidatePolicy } from '@cadran/policies';
import type { CandidateReportData, RecordedDecision } from '@cadran/reports';
import type { ReportKind } from '@cadran/contract';
import { readScores } from '@cadran/scoring';
import { AppError } from '../../../http/app-error.ts';
import { authorise } from '../../../http/authorise.ts';
import { type CandidateDetailsRow, findCandidateDetails } from '../queries/candidate-details.ts';
import { memberTransaction } from '../../../http/authentication/member.ts';
import { findInterviewAtDecision } from '../../interviews/index.ts';
import { ownQuestionnaireKey } from '../../campaigns/index.ts';
import { findOrganization, findLogoContent } from '../../organizations/index.ts';
import { readAnswers, parseStoredAnswers } from '../../questionnaires/index.ts';
import { logCandidateActivity, type CampaignRow, findCampaign } from '../../screening/index.ts';

const presentRecordedDecision = async (
  tx: Tx,
  actor: Actor,
  row: CandidateDetailsRow,
): Promise<RecordedDecision | null> => {
  if (row.decidedAt === null) return null;
  const name = async (language: Language) =>
    (await candidates.load(language)).decisions[row.decision];
  return {
    name: { fr: await name('fr'), en: await name('en') },
    note: row.decisionNote === '' ? null : row.decisionNote,
    by: row.deciderName,
    at: row.decidedAt.toISOString(),
    interview: actor.kind === 'member' ? await findInterviewAtDecision(tx, row, actor.id) : null,
  };
};

const buildReportData = async (
  tx: Tx,
  actor: Actor,
  row: CandidateDetailsRow,
  campaign: CampaignRow,
): Promise<CandidateReportData> => {
  const { items } = await readAnswers(tx, row);
  // A score is explained by the target it was computed against.
  const target = row.scoredProfile ?? campaign;
  return {
    organizationName: campaign.organizationName,
    campaign: {
      name: campaign.name,
      profile: target.profile,
      weights: target.weights,
      questions: campaign.questions,
      contactEmail: campaign.contactEmail,
    },
    questionnaire: {
      contact: row.contact,
      status: row.status,
      language: row.language,
      openedAt: row.openedAt.toISOString(),
      completedAt: row.completedAt?.toISOString() ?? null,
      answers: parseStoredAnswers(items).answers,
      decision: await presentRecordedDecision(tx, actor, row),
    },
    scores: readScores(row.scores),
    engineVersion: row.engineVersion,
    timeZone: campaign.timeZone,
  };
};

/** `not_found` for a respondent who asks for another questionnaire. */
const candidateTransaction = <T>(
  database: Database,
  actor: Actor,
  id: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  actor.kind === 'member'
    ? memberTransaction(database, actor, work)
    : database.withTenant(ownQuestionnaireKey(actor, id).organizationId, work);

/** Loads a report's data in one transaction; `not_found` unless the questionnaire is completed. */
export const loadCandidate = async (
  database: Database,
  actor: Actor,
  id: string,
  kind: ReportKind,
  now: Date,
) =>
  candidateTransaction(database, actor, id, async (tx) => {
    const row = await findCandidateDetails(tx, id);
    const campaign = await findCampaign(tx, row.campaignId);
    authorise(candidatePolicy.readReport, actor, kind, { questionnaireId: id, campaign });
    if (row.status !== 'completed' || row.scores === null) throw new AppError('not_found');
    // Access from outside the organisation is logged.
    if (actor.kind === 'member' && actor.organizationId !== campaign.organizationId)
      await logCandidateActivity(tx, actor, 'read_report', { id, campaign }, now);
    const organization = await findOrganization(tx, campaign.organizationId);
    return {
      row,
      campaign,
      organization,
      logo: await findLogoContent(tx, organization),
      data: await buildReportData(tx, actor, row, campaign),
    };
  });
export type LoadedCandidate = Awaited<ReturnType<typeof loadCandidate>>;
