import {
  cellKey,
  NOT_GIVEN,
  type ProfilingSelection,
  type Segmentation,
  SEGMENTATIONS,
  selectionCells,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { type GroupReport, groupReport, type ServedGroup } from '@cadran/scoring';
import { AppError } from '../../../app-error.ts';
import type { ProfilingCampaignRow } from '../../../queries/profiling-campaigns.ts';
import {
  currentSnapshot,
  findCells,
  singleCells,
  type SnapshotRow,
} from '../../../queries/profiling-snapshots.ts';
import { auditTableOf } from './counted-tables.ts';
import { addPacked, emptyCounts } from './packed-counts.ts';

/** A group that is served, with its figures. */
export interface LoadedGroup {
  readonly campaign: ProfilingCampaignRow;
  readonly snapshot: SnapshotRow & { readonly takenAt: Date };
  readonly selection: ProfilingSelection;
  readonly report: GroupReport;
}

/** The one answer to whatever is not on the served list (scoring.md §8, point 8). */
const refused = (): AppError => new AppError('too_few_people');

/** Groups whose differences call for a local plan: those that the selection itself is made of. */
const servedGroups = async (
  tx: Tx,
  snapshot: SnapshotRow,
  selection: ProfilingSelection,
): Promise<readonly ServedGroup[]> => {
  const filtered = SEGMENTATIONS.filter((attribute) => (selection[attribute] ?? []).length > 0);
  if (filtered.length > 1) return [];
  const [only] = filtered;
  const wanted = only && new Set<string>(selection[only]);
  const rows = await singleCells(tx, [snapshot]);
  return rows.flatMap(({ cell, perceived }) => {
    const [attribute, value] = cell.split('=');
    if (attribute === undefined || value === undefined || value === NOT_GIVEN) return [];
    if (only && (attribute !== only || !wanted?.has(value))) return [];
    return [{ attribute: attribute as Segmentation, value, bars: perceived }];
  });
};

/** Looks a selection up in the served list and reports on it from its counts. */
export const loadGroup = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  selection: ProfilingSelection,
): Promise<LoadedGroup> => {
  const snapshot = await currentSnapshot(tx, campaign);
  const keys = selectionCells(selection)?.map(cellKey);
  if (!snapshot?.takenAt || keys === undefined) throw refused();
  const rows = await findCells(tx, snapshot, keys);
  if (rows.length !== keys.length) throw refused();
  const counts = emptyCounts();
  for (const { counts: packed } of rows) addPacked(counts, packed);
  const report = groupReport(auditTableOf(counts), {
    valuesSets: campaign.valuesSets,
    servedGroups: await servedGroups(tx, snapshot, selection),
  });
  if (report === null) throw refused();
  return { campaign, snapshot: { ...snapshot, takenAt: snapshot.takenAt }, selection, report };
};
