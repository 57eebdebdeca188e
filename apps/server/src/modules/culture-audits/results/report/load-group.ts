import {
  cellKey,
  isCombined,
  NOT_GIVEN,
  type ProfilingSelection,
  type Segmentation,
  SEGMENTATIONS,
  selectionCells,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { GroupReport, ServedGroup } from '@cadran/scoring';
import { AppError } from '../../../../http/app-error.ts';
import type { ProfilingCampaignRow } from '../../queries/campaigns.ts';
import { findCells, listSingleValueCells, type SnapshotRow } from '../../queries/snapshots.ts';
import { isCombinable } from '../shown-groups.ts';
import { servedReport } from './cells-report.ts';
import { loadCurrentSnapshot, type TakenSnapshotRow } from './current-results.ts';

export interface LoadedGroup {
  readonly campaign: ProfilingCampaignRow;
  readonly snapshot: TakenSnapshotRow;
  readonly selection: ProfilingSelection;
  readonly report: GroupReport;
}

/** The groups that the selection consists of, for recommendations about local differences. */
const servedGroups = async (
  tx: Tx,
  snapshot: SnapshotRow,
  selection: ProfilingSelection,
): Promise<readonly ServedGroup[]> => {
  const filtered = SEGMENTATIONS.filter((attribute) => (selection[attribute] ?? []).length > 0);
  if (filtered.length > 1) return [];
  const [only] = filtered;
  const wanted = only && new Set<string>(selection[only]);
  const rows = await listSingleValueCells(tx, [snapshot]);
  return rows.flatMap(({ cell, people, perceived, intervals }) => {
    const [attribute, value] = cell.split('=');
    if (attribute === undefined || value === undefined || value === NOT_GIVEN) return [];
    if (only && (attribute !== only || !wanted?.has(value))) return [];
    const group = { attribute: attribute as Segmentation, value, bars: perceived };
    return [{ ...group, respondents: people, intervals }];
  });
};

/** Loads a served selection and its report. */
export const loadGroup = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  selection: ProfilingSelection,
): Promise<LoadedGroup> => {
  const snapshot = await loadCurrentSnapshot(tx, campaign);
  const keys = selectionCells(selection)?.map(cellKey) ?? [];
  const report = servedReport(await findCells(tx, [snapshot], keys), keys, {
    valuesSets: campaign.valuesSets,
    servedGroups: await servedGroups(tx, snapshot, selection),
  });
  // The same error for everything that is not served; by link combined groups never are.
  if (report === null)
    throw new AppError(
      isCombined(selection) && !isCombinable(campaign) ? 'one_group_at_a_time' : 'too_few_people',
    );
  return { campaign, snapshot, selection, report };
};
