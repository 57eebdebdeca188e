import type { Candidate, Contact, FoundCandidate } from '@cadran/contract';
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
  certainty:
    row.certainty === null || row.verdictShare === null
      ? null
      : {
          level: row.certainty,
          share: row.verdictShare,
          second:
            row.secondVerdict === null || row.secondShare === null
              ? null
              : { verdict: row.secondVerdict, share: row.secondShare },
        },
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
