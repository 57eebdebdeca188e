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
import {
  findCurrentSnapshot,
  findCells,
  listSingleValueCells,
  type SnapshotRow,
} from '../../queries/snapshots.ts';
import { isCombinable } from '../shown-groups.ts';
import { cellsReport } from './cells-report.ts';

export interface LoadedGroup {
  readonly campaign: ProfilingCampaignRow;
  readonly snapshot: SnapshotRow & { readonly takenAt: Date };
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
  const snapshot = await findCurrentSnapshot(tx, campaign);
  // The same error for everything that is not served (scoring.md §8, point 8); by link combined groups never are.
  const isByOneGroup = isCombined(selection) && !isCombinable(campaign, snapshot);
  const notServed = (): AppError =>
    new AppError(isByOneGroup ? 'one_group_at_a_time' : 'too_few_people');
  const keys = selectionCells(selection)?.map(cellKey);
  if (!snapshot?.takenAt || keys === undefined) throw notServed();
  const rows = await findCells(tx, snapshot, keys);
  if (rows.length !== keys.length) throw notServed();
  const report = cellsReport(rows, {
    valuesSets: campaign.valuesSets,
    servedGroups: await servedGroups(tx, snapshot, selection),
  });
  if (report === null) throw notServed();
  return { campaign, snapshot: { ...snapshot, takenAt: snapshot.takenAt }, selection, report };
};
