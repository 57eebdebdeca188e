import {
  type Applicant,
  type ApplicantDecision,
  displayedScore,
  type PresentedScores,
  SCORED_SECTIONS,
} from '@cadran/contract';
import { campaignPolicy, type Member } from '@cadran/policies';
import { ENGINE_VERSION } from '@cadran/scoring';
import type { ApplicantRow } from '../../queries/applicants.ts';
import type { StoredAnswers } from '../../queries/questionnaire-answers.ts';
import type { CampaignRow } from '../../queries/screening-campaigns.ts';
import { storedAnswers } from '../questionnaire/present-questionnaire.ts';
import { isStale, targetChanged } from './score-questionnaire.ts';

export const presentDecision = (row: ApplicantRow): ApplicantDecision => ({
  decision: row.decision,
  note: row.decisionNote ?? '',
  by:
    row.decidedBy === null || row.deciderName === null
      ? null
      : { id: row.decidedBy, username: row.deciderName },
  at: row.decidedAt?.toISOString() ?? null,
});

export const scoringState = (row: ApplicantRow, campaign: CampaignRow) =>
  row.engineVersion === null
    ? null
    : {
        version: row.engineVersion,
        current: row.engineVersion === ENGINE_VERSION,
        targetChanged: targetChanged(row, campaign),
      };

export const applicantRights = (actor: Member, row: ApplicantRow, campaign: CampaignRow) => ({
  decide: campaignPolicy.decide(actor, campaign),
  delete: campaignPolicy.deleteCandidate(actor, campaign),
  recompute: campaignPolicy.recompute(actor, campaign) && isStale(row, campaign),
});

const shown = (score: number | null): number | null =>
  score === null ? null : displayedScore(score);

/** The scores as integers; what they are made of is in the report. */
const presentScores = (scores: NonNullable<ApplicantRow['scores']>): PresentedScores => ({
  engineVersion: scores.engineVersion,
  overall: scores.displayed,
  verdict: scores.verdict,
  psychometric: shown(scores.psychometric),
  sections: Object.fromEntries(
    SCORED_SECTIONS.map((section) => {
      const { score, active } = scores.sections[section];
      return [section, { score: shown(score), weight: scores.weights[section], active }];
    }),
  ) as PresentedScores['sections'],
  quality: {
    level: scores.quality.level,
    flags: scores.quality.flags.map(({ index }) => index),
  },
});

export const presentApplicant = (
  actor: Member,
  campaign: CampaignRow,
  row: ApplicantRow,
  { items }: Pick<StoredAnswers, 'items'>,
): Applicant => ({
  id: row.id,
  campaign: { id: campaign.id, name: campaign.name },
  status: row.status,
  language: row.language,
  openedAt: row.openedAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  contact: row.contact,
  answers: storedAnswers(items).answers,
  scores: row.scores && presentScores(row.scores),
  engine: scoringState(row, campaign),
  decision: presentDecision(row),
  can: applicantRights(actor, row, campaign),
});
