import {
  cellKey,
  NOT_GIVEN,
  type ProfilingFilters,
  type Segmentation,
  SEGMENTATIONS,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import { segmentValues } from '@cadran/scoring';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import { findCurrentSnapshot, countServedCells, type SnapshotRow } from '../queries/snapshots.ts';
import { listEarlierCampaigns } from './earlier/list-earlier-campaigns.ts';
import { filteredUnits } from './grouped-units.ts';
import { isCombinable, smallestGroup } from './shown-groups.ts';
import { presentSnapshot } from '../snapshots/present-snapshot.ts';

type Attribute = ProfilingFilters['attributes'][number];

/** Why a group is not served: it has more answers than people, or it would not be anonymous. */
const withheldReason = (
  served: ReadonlyMap<string, number>,
  overfull: ReadonlySet<string>,
  attribute: Segmentation,
  value: string,
): Attribute['values'][number]['withheld'] => {
  if (served.has(cellKey({ [attribute]: value }))) return null;
  return attribute === 'unit' && overfull.has(value) ? 'more_answers_than_headcount' : 'protected';
};

/** The filters; "not given" only exists for optional segments. */
export const presentAttributes = (
  campaign: ProfilingCampaignRow,
  served: ReadonlyMap<string, number>,
  snapshot: Pick<SnapshotRow, 'unitAnswers'> | undefined,
): Attribute[] => {
  const overfull = new Set(
    snapshot?.unitAnswers?.filter(({ exceeded }) => exceeded).map(({ unit }) => unit),
  );
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
          withheld: withheldReason(served, overfull, attribute, value),
        })),
    }),
  );
};

const presentServed = (
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
  const snapshot = await findCurrentSnapshot(tx, campaign);
  const served = snapshot ? await countServedCells(tx, snapshot) : new Map<string, number>();
  const { id, organizationId, name, status, subject, access } = campaign;
  const edits = campaignPolicy.edit(actor, campaign);
  return {
    campaign: { id, organizationId, name, status, subject },
    access,
    minimumGroup: smallestGroup(campaign),
    combinable: isCombinable(campaign),
    snapshot: snapshot ? presentSnapshot(campaign, snapshot) : null,
    attributes: presentAttributes(campaign, served, snapshot),
    served: presentServed(snapshot, served),
    earlier: snapshot ? await listEarlierCampaigns(tx, campaign, snapshot) : [],
    can: { update: edits, groupUnits: edits },
  };
};
