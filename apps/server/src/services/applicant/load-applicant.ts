import type { Language } from '@cadran/contract';
import type { Database, Tx } from '@cadran/db';
import { candidates } from '@cadran/i18n/candidates';
import { type Actor, campaignPolicy } from '@cadran/policies';
import type { ApplicantData, RecordedDecision } from '@cadran/reports';
import type { ReportKind } from '@cadran/contract';
import { AppError } from '../../app-error.ts';
import { authorise } from '../../authorise.ts';
import { type ApplicantRow, findApplicant } from '../../queries/applicants.ts';
import { findOrganization, logoOf } from '../../queries/organizations.ts';
import { readAnswers } from '../../queries/questionnaire-answers.ts';
import { type CampaignRow, findCampaign } from '../../queries/screening-campaigns.ts';
import { memberTransaction } from '../member-transaction.ts';
import { auditCandidate } from '../screening/audit-campaign.ts';
import { storedAnswers } from '../questionnaire/present-questionnaire.ts';

const recordedDecision = async (row: ApplicantRow): Promise<RecordedDecision | null> => {
  if (row.decidedAt === null) return null;
  const name = async (language: Language) =>
    (await candidates.load(language)).decisions[row.decision];
  return {
    name: { fr: await name('fr'), en: await name('en') },
    note: row.decisionNote === '' ? null : row.decisionNote,
    by: row.deciderName,
    at: row.decidedAt.toISOString(),
  };
};

const applicantData = async (
  tx: Tx,
  row: ApplicantRow,
  campaign: CampaignRow,
): Promise<ApplicantData> => {
  const { items } = await readAnswers(tx, row);
  // An old score is explained by the wishes of then.
  const wishes = row.scoredProfile ?? campaign;
  return {
    organizationName: campaign.organizationName,
    campaign: {
      name: campaign.name,
      profile: wishes.profile,
      weights: wishes.weights,
      questions: campaign.questions,
      contactEmail: campaign.contactEmail,
    },
    questionnaire: {
      contact: row.contact,
      status: row.status,
      language: row.language,
      openedAt: row.openedAt.toISOString(),
      completedAt: row.completedAt?.toISOString() ?? null,
      answers: storedAnswers(items).answers,
      decision: await recordedDecision(row),
    },
    scores: row.scores,
    engineVersion: row.engineVersion,
  };
};

/** The personal report alone is the candidate's, of the own questionnaire and where the campaign allows it. */
const refuseStrangers = (actor: Actor, id: string, kind: ReportKind): void => {
  if (actor.kind === 'member') return;
  if (actor.kind !== 'respondent') throw new AppError('forbidden');
  if (actor.questionnaireId !== id) throw new AppError('not_found');
  if (kind !== 'personal') throw new AppError('forbidden');
};

const transactionOf = <T>(database: Database, actor: Actor, work: (tx: Tx) => Promise<T>) => {
  if (actor.kind === 'member') return memberTransaction(database, actor, work);
  if (actor.kind === 'respondent') return database.withTenant(actor.organizationId, work);
  throw new AppError('forbidden');
};

/** All that a report needs, in one short transaction; a questionnaire that is not completed has none. */
export const loadApplicant = (
  database: Database,
  actor: Actor,
  id: string,
  kind: ReportKind,
  now: Date,
) => {
  refuseStrangers(actor, id, kind);
  return transactionOf(database, actor, async (tx) => {
    const row = await findApplicant(tx, id);
    const campaign = await findCampaign(tx, row.campaignId);
    if (actor.kind === 'member') authorise(campaignPolicy.read, actor, campaign);
    else if (!campaign.allowPersonalReport) throw new AppError('forbidden');
    if (row.status !== 'completed' || row.scores === null) throw new AppError('not_found');
    // An organisation sees when somebody from outside looked at one of its candidates.
    if (actor.kind === 'member' && actor.organizationId !== campaign.organizationId)
      await auditCandidate(tx, actor, 'read_report', { id, campaign }, now);
    const organization = await findOrganization(tx, campaign.organizationId);
    return {
      row,
      campaign,
      organization,
      logo: await logoOf(tx, organization),
      data: await applicantData(tx, row, campaign),
    };
  });
};
export type LoadedApplicant = Awaited<ReturnType<typeof loadApplicant>>;
