import type { Candidate, CandidateDecisionMail, Contact, FoundCandidate } from '@cadran/contract';
import { campaignPolicy, type Member, type OwnedCampaign } from '@cadran/policies';
import { ENGINE_VERSION } from '@cadran/scoring';
import type { CandidateRow } from '../queries/list-candidates.ts';

/** In place of what another version of the engine computed. */
export const NOT_SHOWN = {
  overall: null,
  verdict: null,
  intervalLow: null,
  intervalHigh: null,
  certainty: null,
  quality: null,
  sections: null,
} as const;

/** What is stored of the scores, by whichever version of the engine, for the person whom they are about. */
export const presentStoredScores = (row: CandidateRow) => ({
  overall: row.overall,
  verdict: row.verdict,
  interval:
    row.intervalLow === null || row.intervalHigh === null
      ? null
      : { low: row.intervalLow, high: row.intervalHigh },
  certainty: row.certainty,
  quality: row.quality,
  sections: row.sections,
  engineVersion: row.engineVersion,
});

/** What a line of a list shows of the scores: nothing of those that another version of the engine computed. */
const presentListedScores = (row: CandidateRow) =>
  presentStoredScores(row.engineVersion === ENGINE_VERSION ? row : { ...row, ...NOT_SHOWN });

export const presentContact = (given: Partial<Contact>): Contact => ({
  firstName: given.firstName ?? null,
  lastName: given.lastName ?? null,
  email: given.email ?? null,
  phone: given.phone ?? null,
});

/** Told the present decision, or how far the mail is that tells it. */
const presentDecisionMail = (row: CandidateRow): CandidateDecisionMail => {
  const { toldAt, toldDecision, decision, decisionMail: mail } = row;
  if (toldDecision === decision) return { state: 'sent', at: toldAt?.toISOString() ?? null };
  if (mail?.status === 'failed' || mail?.status === 'unknown')
    return { state: mail.status, at: null };
  return mail?.status === 'queued' || mail?.status === 'sending'
    ? { state: 'waiting', at: new Date(mail.due_at).toISOString() }
    : { state: 'none', at: null };
};

export const presentCandidateSummary = (
  actor: Member,
  campaign: OwnedCampaign,
  row: CandidateRow,
): Candidate => ({
  id: row.id,
  campaignId: row.campaignId,
  status: row.status,
  language: row.language,
  openedAt: row.openedAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  contact: presentContact(row.contact),
  ...presentListedScores(row),
  decision: row.decision,
  decisionMail: presentDecisionMail(row),
  can: {
    delete: campaignPolicy.deleteCandidate(actor, campaign),
    decide: campaignPolicy.decide(actor, campaign),
  },
});

/** For the search across campaigns. */
export const presentFoundCandidate = (
  actor: Member,
  row: CandidateRow & { readonly campaignName: string; readonly ownerId: string },
): FoundCandidate => ({
  ...presentCandidateSummary(actor, row, row),
  campaign: { id: row.campaignId, name: row.campaignName },
});
