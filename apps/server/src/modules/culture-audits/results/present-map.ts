import { cellKey, type ResultsMap } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import { listSummaries } from '../queries/snapshots.ts';
import { overviewsOf } from './group-overview.ts';
import { presentAttributes } from './present-filters.ts';
import { loadCurrentSnapshot } from './report/current-results.ts';
import { isCombinable, smallestGroup } from './shown-groups.ts';

/** Every group by one attribute, with the figures that its report serves. */
export const presentMap = async (tx: Tx, campaign: ProfilingCampaignRow): Promise<ResultsMap> => {
  const snapshot = await loadCurrentSnapshot(tx, campaign);
  const rows = await listSummaries(tx, [snapshot]);
  const overview = overviewsOf(campaign, rows);
  const people = new Map(rows.map((row) => [row.cell, row.people]));
  const { id, organizationId, name } = campaign;
  const { number, kind, takenAt } = snapshot;
  return {
    campaign: { id, organizationId, name },
    snapshot: { number, kind, takenAt: takenAt.toISOString() },
    minimumGroup: smallestGroup(campaign),
    roundedDown: !isCombinable(campaign),
    everybody: overview(''),
    attributes: presentAttributes(campaign, people, snapshot).map(({ attribute, values }) => ({
      attribute,
      groups: values.map(({ respondents: _respondents, ...group }) => ({
        ...group,
        figures: overview(cellKey({ [attribute]: group.value })),
      })),
    })),
  };
};
