import type { Candidate, FoundCandidate } from '@cadran/contract';
import { campaignPolicy, type Member, type OwnedCampaign } from '@cadran/policies';
import type { CandidateRow } from '../../queries/screening-questionnaires.ts';

export const presentCandidate = (
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
  contact: {
    firstName: row.contact.firstName ?? null,
    lastName: row.contact.lastName ?? null,
    email: row.contact.email ?? null,
    phone: row.contact.phone ?? null,
  },
  overall: row.overall,
  verdict: row.verdict,
  quality: row.quality,
  sections: row.sections,
  decision: row.decision,
  can: {
    delete: campaignPolicy.deleteCandidate(actor, campaign),
    decide: campaignPolicy.decide(actor, campaign),
  },
});

/** With the campaign, for the search across campaigns. */
export const presentFound = (
  actor: Member,
  row: CandidateRow & { readonly campaignName: string; readonly ownerId: string },
): FoundCandidate => ({
  ...presentCandidate(actor, row, row),
  campaign: { id: row.campaignId, name: row.campaignName },
});
