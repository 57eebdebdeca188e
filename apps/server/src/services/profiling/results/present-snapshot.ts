import type { ProfilingSnapshot, ProfilingSnapshots } from '@cadran/contract';
import { campaignPolicy, type Member } from '@cadran/policies';
import type { ProfilingCampaignRow } from '../../../queries/profiling-campaigns.ts';
import type { SnapshotRow } from '../../../queries/profiling-snapshots.ts';
import { mayTakeSnapshot, newAnswers } from './request-snapshot.ts';

export const presentSnapshot = (
  { minimumGroup }: Pick<ProfilingCampaignRow, 'minimumGroup'>,
  row: SnapshotRow,
): ProfilingSnapshot => ({
  number: row.number,
  kind: row.kind,
  status: row.status,
  progress: row.progress,
  requestedAt: row.requestedAt.toISOString(),
  takenAt: row.takenAt?.toISOString() ?? null,
  respondents: row.respondents !== null && row.respondents >= minimumGroup ? row.respondents : null,
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
    allowed: mayTakeSnapshot(campaign, rows),
    newAnswers: newAnswers(campaign, rows),
    needed: campaign.minimumGroup,
  },
  can: { update: campaignPolicy.edit(actor, campaign) },
});
