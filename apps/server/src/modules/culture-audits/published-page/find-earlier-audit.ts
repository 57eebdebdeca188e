import type { Tx } from '@cadran/db';
import type { GroupReport } from '@cadran/scoring';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import { listSeriesResults } from '../queries/series.ts';
import { findCells, type SnapshotRow } from '../queries/snapshots.ts';
import { servedReport } from '../results/report/cells-report.ts';

interface EarlierResults {
  readonly name: string;
  readonly takenAt: Date;
  readonly report: GroupReport;
}

const hasIntervals = ({ access, perceived, totalGap }: GroupReport): boolean =>
  access !== null && perceived.intervals !== null && totalGap.interval !== null;

/** What the report of all respondents serves; null: refused. */
export const loadEverybody = async (tx: Tx, snapshot: SnapshotRow): Promise<GroupReport | null> =>
  servedReport(await findCells(tx, [snapshot], ['']), [''], { valuesSets: [] });

/** The audit before in the series; null where a change could not be judged by intervals. */
export const findEarlierAudit = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  { takenAt }: Pick<SnapshotRow, 'takenAt'>,
  current: GroupReport,
): Promise<EarlierResults | null> => {
  if (takenAt === null || !hasIntervals(current)) return null;
  const earlier = (await listSeriesResults(tx, campaign))
    .flatMap(({ snapshot, campaign: { id, name } }) =>
      id !== campaign.id && snapshot.takenAt !== null && snapshot.takenAt < takenAt
        ? [{ snapshot, name, takenAt: snapshot.takenAt }]
        : [],
    )
    .toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime())[0];
  if (!earlier) return null;
  const report = await loadEverybody(tx, earlier.snapshot);
  return report && hasIntervals(report)
    ? { name: earlier.name, takenAt: earlier.takenAt, report }
    : null;
};
