import { type ProfilingSnapshot, type ProfilingSnapshots, roundLiveCount } from '@cadran/contract';
import { smallestGroup } from '../results/shown-groups.ts';
import { campaignPolicy, type Member } from '@cadran/policies';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import type { SnapshotRow } from '../queries/snapshots.ts';
import { canTakeSnapshot, countComputations, countNewAnswers } from './request-snapshot.ts';

/** All answers of a snapshot, as they are shown. */
export const shownRespondents = (
  campaign: Pick<ProfilingCampaignRow, 'minimumGroup' | 'access'>,
  row: SnapshotRow,
): number | null => {
  const { respondents } = row;
  if (respondents === null || respondents < smallestGroup(campaign)) return null;
  return campaign.access === 'link' ? roundLiveCount(respondents) : respondents;
};

export const presentSnapshot = (
  campaign: Pick<ProfilingCampaignRow, 'minimumGroup' | 'access'>,
  row: SnapshotRow,
): ProfilingSnapshot => ({
  number: row.number,
  kind: row.kind,
  status: row.status,
  progress: row.progress,
  requestedAt: row.requestedAt.toISOString(),
  takenAt: row.takenAt?.toISOString() ?? null,
  respondents: shownRespondents(campaign, row),
  servedSelections: row.served?.length ?? null,
});

export const presentSnapshots = (
  actor: Member,
  campaign: ProfilingCampaignRow,
  rows: readonly SnapshotRow[],
): ProfilingSnapshots => ({
  items: rows.map((row) => presentSnapshot(campaign, row)),
  total: rows.length,
  current: rows.find(({ status }) => status === 'ready')?.number ?? null,
  update: {
    allowed: canTakeSnapshot(campaign, rows),
    newAnswers: roundLiveCount(countNewAnswers(campaign, rows)),
    needed: campaign.minimumGroup,
    computations: countComputations(campaign, rows),
  },
  can: { update: campaignPolicy.edit(actor, campaign) },
});
