import { CULTURE_TYPES, type GroupOverview } from '@cadran/contract';
import { dominantTypes } from '@cadran/reports';
import type { GroupSummary } from '@cadran/scoring';
import { declaredHeadcount } from '../../audit-codes/index.ts';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import type { SummaryRow } from '../queries/snapshots.ts';
import { responseRate } from '../unit-progress.ts';
import { headcountsOfUnits } from './grouped-units.ts';
import { servedSummary } from './report/cells-report.ts';

const toOverview = (summary: GroupSummary, headcount: number | null): GroupOverview => {
  const { respondents, precision, perceived, totalGap } = summary;
  const { point, bars, strength, intervals } = perceived;
  const barOf = (type: (typeof CULTURE_TYPES)[number]) => ({
    value: bars[type],
    interval: intervals?.bars[type] ?? null,
  });
  const [leading = null, ...level] = dominantTypes(bars);
  return {
    respondents,
    precision,
    leading: level.length > 0 ? null : leading,
    x: { value: point.x, interval: intervals?.point.x ?? null },
    y: { value: point.y, interval: intervals?.point.y ?? null },
    clan: barOf('clan'),
    adhocracy: barOf('adhocracy'),
    market: barOf('market'),
    hierarchy: barOf('hierarchy'),
    gap: { value: totalGap.gap, interval: totalGap.interval },
    strength: { value: strength.value, interval: intervals?.strength ?? null },
    responseRate: responseRate(respondents, headcount),
  };
};

/** The main figures of single groups of one audit, by the key of their cell; null where the report is refused. */
export const overviewsOf = (
  campaign: Pick<ProfilingCampaignRow, 'units' | 'unitGroups'>,
  rows: readonly SummaryRow[],
): ((cell: string) => GroupOverview | null) => {
  const byCell = new Map(rows.map((row) => [row.cell, row]));
  const headcounts = new Map([...headcountsOfUnits(campaign)].map(([id, n]) => [`unit=${id}`, n]));
  return (cell) => {
    const summary = servedSummary(byCell.get(cell));
    const headcount = cell === '' ? declaredHeadcount(campaign.units) : headcounts.get(cell);
    return summary && toOverview(summary, headcount ?? null);
  };
};
