import { isDeepStrictEqual } from 'node:util';
import type { WavesChange } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import { AppError, invalid } from '../../../../http/app-error.ts';
import { authorise } from '../../../../http/authorise.ts';
import { findProfilingCampaign, type ProfilingCampaignRow } from '../../queries/campaigns.ts';
import { joinSeries, leaveSeries, listSameSubject, saveUnitMatches } from '../../queries/series.ts';
import { filteredUnits } from '../grouped-units.ts';

const unitIds = (campaign: ProfilingCampaignRow): ReadonlySet<string> =>
  new Set(filteredUnits(campaign).map(({ id }) => id));

/** Another audit of the organisation about the same subject that the actor may edit. */
const loadOther = async (
  tx: Tx,
  actor: Member,
  campaign: ProfilingCampaignRow,
  id: string,
): Promise<ProfilingCampaignRow> => {
  const other = await findProfilingCampaign(tx, id);
  authorise(campaignPolicy.read, actor, other);
  if (other.organizationId !== campaign.organizationId) throw new AppError('not_found');
  authorise(campaignPolicy.edit, actor, other);
  if (!isDeepStrictEqual(other.subject, campaign.subject)) throw invalid({ campaignIds: 'one_of' });
  return other;
};

const saveMembers = async (
  tx: Tx,
  actor: Member,
  campaign: ProfilingCampaignRow,
  ids: readonly string[],
): Promise<void> => {
  if (!ids.includes(campaign.id)) throw invalid({ campaignIds: 'required' });
  const before = new Set(
    (await listSameSubject(tx, campaign))
      .filter(({ seriesId }) => seriesId === campaign.seriesId)
      .map(({ id }) => id),
  );
  const joining = ids.filter((id) => !before.has(id));
  const leaving = [...before].filter((id) => !ids.includes(id));
  for (const id of [...joining, ...leaving]) await loadOther(tx, actor, campaign, id);
  await joinSeries(tx, campaign, joining);
  await leaveSeries(tx, campaign, leaving);
};

const saveMatches = async (
  tx: Tx,
  actor: Member,
  campaign: ProfilingCampaignRow,
  matches: NonNullable<WavesChange['matches']>,
): Promise<void> => {
  const latest = unitIds(campaign);
  for (const [id, changed] of Map.groupBy(matches, ({ campaignId }) => campaignId)) {
    const audit = await loadOther(tx, actor, campaign, id);
    const known = unitIds(audit);
    const isKnown = changed.every(
      ({ unitId, latestUnitId }) =>
        known.has(unitId) && (latestUnitId === null || latest.has(latestUnitId)),
    );
    if (!isKnown) throw invalid({ matches: 'one_of' });
    await saveUnitMatches(tx, audit, {
      ...audit.unitMatches,
      ...Object.fromEntries(changed.map(({ unitId, latestUnitId }) => [unitId, latestUnitId])),
    });
  }
};

/** Which audits belong together, and which of their units. */
export const saveWaves = async (
  tx: Tx,
  actor: Member,
  campaign: ProfilingCampaignRow,
  { campaignIds, matches }: WavesChange,
): Promise<void> => {
  if (campaignIds) await saveMembers(tx, actor, campaign, campaignIds);
  if (matches) await saveMatches(tx, actor, campaign, matches);
};
