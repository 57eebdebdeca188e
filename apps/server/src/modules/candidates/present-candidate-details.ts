import type {
  AnswerLanguages,
  CandidateDecision,
  CandidateDetails,
  Language,
  PresentedScores,
} from '@cadran/contract';
import { type Actor, campaignPolicy, type Member } from '@cadran/policies';
import { ENGINE_VERSION, readScores } from '@cadran/scoring';
import { presentScores } from './present-scores.ts';
import type { CandidateDetailsRow } from './queries/candidate-details.ts';
import type { DecisionRow } from './queries/decisions.ts';
import {
  isStale,
  isTargetChanged,
  parseStoredAnswers,
  type StoredAnswers,
} from '../questionnaires/index.ts';
import type { CampaignRow } from '../screening/index.ts';

export const presentDecision = (row: Omit<DecisionRow, 'id'>): CandidateDecision => ({
  decision: row.decision,
  note: row.decisionNote ?? '',
  by:
    row.decidedBy === null || row.deciderUsername === null || row.deciderName === null
      ? null
      : { id: row.decidedBy, username: row.deciderUsername, displayName: row.deciderName },
  at: row.decidedAt?.toISOString() ?? null,
  interviewers: row.interviewers,
});

export const scoringState = (row: CandidateDetailsRow, campaign: CampaignRow) =>
  row.engineVersion === null
    ? null
    : {
        version: row.engineVersion,
        current: row.engineVersion === ENGINE_VERSION,
        targetChanged: isTargetChanged(row, campaign),
        normsChanged: row.otherNorms,
      };

export const candidatePermissions = (
  actor: Actor,
  row: CandidateDetailsRow,
  campaign: CampaignRow,
) => ({
  decide: campaignPolicy.decide(actor, campaign),
  delete: campaignPolicy.deleteCandidate(actor, campaign),
  recompute: campaignPolicy.recompute(actor, campaign) && isStale(row, campaign),
});

/** Null, too, if another version of the engine computed them. */
const presentedScores = ({ scores }: CandidateDetailsRow): PresentedScores | null => {
  const read = readScores(scores);
  return read && presentScores(read);
};

/** The languages of the answers, the most used first. */
const usedLanguages = (languages: AnswerLanguages): Language[] => {
  const counts = new Map<Language, number>();
  for (const language of Object.values(languages).flatMap((items) => Object.values(items)))
    counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([language]) => language);
};

export const presentCandidateDetails = (
  actor: Member,
  campaign: CampaignRow,
  row: CandidateDetailsRow,
  { items, languages }: Pick<StoredAnswers, 'items' | 'languages'>,
): CandidateDetails => ({
  id: row.id,
  campaign: { id: campaign.id, name: campaign.name },
  status: row.status,
  language: row.language,
  openedAt: row.openedAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  contact: row.contact,
  answers: parseStoredAnswers(items).answers,
  answerLanguages: usedLanguages(languages),
  scores: presentedScores(row),
  engine: scoringState(row, campaign),
  decision: presentDecision(row),
  can: candidatePermissions(actor, row, campaign),
});
