import { cellKey } from '@cadran/contract';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import type { SnapshotRow } from '../queries/snapshots.ts';
import { filteredUnits, headcountsOfUnits } from '../results/grouped-units.ts';
import { smallestGroup } from '../results/shown-groups.ts';

type Merge = string[][];

const MAX_PROPOSALS = 3;
/** How many times the smallest group shown a merged group should have: some of its people will not answer. */
const SIZE_FACTORS = [2, 4, 8];

type Sizes = ReadonlyMap<string, number>;

/** Puts neighbours in the campaign's list together until a group is large enough; a remainder joins the last one. */
const mergeNeighbours = (units: readonly string[], sizes: Sizes, enough: number): Merge => {
  const groups: Merge = [];
  let group: string[] = [];
  let people = 0;
  for (const unit of units) {
    group.push(unit);
    people += sizes.get(unit) ?? enough / 2;
    if (people < enough) continue;
    groups.push(group);
    group = [];
    people = 0;
  }
  if (groups.length > 0) groups.at(-1)?.push(...group);
  else groups.push(group);
  return groups.filter((merged) => merged.length > 1);
};

/**
 * Merges for the next audit, of the units that this snapshot does not show. Made from published facts and declared
 * head-counts only, so that the proposals tell nothing about who has answered.
 */
export const proposeUnitGroups = (
  campaign: Pick<ProfilingCampaignRow, 'units' | 'unitGroups' | 'minimumGroup' | 'access'>,
  snapshot: Pick<SnapshotRow, 'served'>,
): Merge[] => {
  const served = new Set((snapshot.served ?? []).map(cellKey));
  const grouped = new Set(campaign.unitGroups.map(({ id }) => id));
  const hidden = filteredUnits(campaign)
    .map(({ id }) => id)
    .filter((id) => !grouped.has(id) && !served.has(cellKey({ unit: id })));
  const sizes = headcountsOfUnits(campaign);
  const merges = new Map<string, Merge>();
  for (const factor of SIZE_FACTORS) {
    const merge = mergeNeighbours(hidden, sizes, factor * smallestGroup(campaign));
    if (merge.length > 0) merges.set(JSON.stringify(merge), merge);
  }
  return [...merges.values()].slice(0, MAX_PROPOSALS);
};
