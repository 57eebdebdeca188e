import type { Candidate, CandidateDecisionMail, Contact, FoundCandidate } from '@cadran/contract';
import { campaignPolicy, type Member, type OwnedCampaign } from '@cadran/policies';
import type { CandidateRow } from '../queries/list-candidates.ts';

/** What a line of a list shows of the scores. */
export const presentListedScores = (row: CandidateRow) => ({
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
