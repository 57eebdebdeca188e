import { cellKey, NOT_GIVEN, type ProfilingFilters, SEGMENTATIONS } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import { segmentValues } from '@cadran/scoring';
import type { ProfilingCampaignRow } from '../../../queries/profiling-campaigns.ts';
import {
  currentSnapshot,
  servedCells,
  type SnapshotRow,
} from '../../../queries/profiling-snapshots.ts';
import { earlierCampaigns } from './earlier-campaigns.ts';
import { filteredUnits } from './grouped-units.ts';
import { presentSnapshot } from './present-snapshot.ts';

type Attribute = ProfilingFilters['attributes'][number];

/** What exists to be filtered by: nobody can have left out what everybody had to give. */
const attributesOf = (
  campaign: ProfilingCampaignRow,
  served: ReadonlyMap<string, number>,
): Attribute[] => {
  const units = filteredUnits(campaign);
  const names = new Map(units.map(({ id, name }) => [id, name]));
  const values = segmentValues(units.map(({ id }) => id));
  return SEGMENTATIONS.filter((attribute) => attribute !== 'unit' || units.length > 0).map(
    (attribute) => ({
      attribute,
      values: values[attribute]
        .filter((value) => value !== NOT_GIVEN || !campaign.mandatory[attribute])
        .map((value) => ({
          value,
          name: names.get(value) ?? null,
          respondents: served.get(cellKey({ [attribute]: value })) ?? null,
        })),
    }),
  );
};

const servedList = (
  snapshot: SnapshotRow | undefined,
  people: ReadonlyMap<string, number>,
): ProfilingFilters['served'] =>
  (snapshot?.served ?? []).flatMap((cell) => {
    const respondents = people.get(cellKey(cell));
    return respondents === undefined ? [] : [{ ...cell, respondents }];
  });

export const presentFilters = async (
  tx: Tx,
  actor: Member,
  campaign: ProfilingCampaignRow,
): Promise<ProfilingFilters> => {
  const snapshot = await currentSnapshot(tx, campaign);
  const served = snapshot ? await servedCells(tx, snapshot) : new Map<string, number>();
  const { id, organizationId, name, status, subject, minimumGroup } = campaign;
  const edits = campaignPolicy.edit(actor, campaign);
  return {
    campaign: { id, organizationId, name, status, subject },
    minimumGroup,
    snapshot: snapshot ? presentSnapshot(campaign, snapshot) : null,
    attributes: attributesOf(campaign, served),
    served: servedList(snapshot, served),
    earlier: snapshot ? await earlierCampaigns(tx, campaign, snapshot) : [],
    can: { update: edits, groupUnits: edits },
  };
};
