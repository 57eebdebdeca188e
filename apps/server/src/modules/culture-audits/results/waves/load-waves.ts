import type { Tx } from '@cadran/db';
import type { ProfilingCampaignRow } from '../../queries/campaigns.ts';
import { listSeriesResults, type SeriesResult } from '../../queries/series.ts';
import { type CellRow, listSingleGroups } from '../../queries/snapshots.ts';
import { filteredUnits } from '../grouped-units.ts';
import { matchUnits, type UnitLine } from './match-units.ts';

/** An audit of a series and its latest results. */
export interface Wave {
  readonly campaign: SeriesResult['campaign'];
  readonly snapshot: SeriesResult['snapshot'] & { readonly takenAt: Date };
}

/** Audits with results, the earliest first. */
export const listWaves = async (
  tx: Tx,
  campaign: Pick<ProfilingCampaignRow, 'organizationId' | 'id' | 'seriesId'>,
): Promise<readonly Wave[]> =>
  (await listSeriesResults(tx, campaign))
    .flatMap(({ campaign: audit, snapshot }): Wave[] => {
      const { takenAt } = snapshot;
      return takenAt === null ? [] : [{ campaign: audit, snapshot: { ...snapshot, takenAt } }];
    })
    .toSorted((a, b) => a.snapshot.takenAt.getTime() - b.snapshot.takenAt.getTime());

/** What is served of all respondents and of units: of all units, or of the cells named. By audit. */
export const loadWaveCells = async (
  tx: Tx,
  waves: readonly Wave[],
  only: 'unit' | readonly string[] = 'unit',
): Promise<(wave: Wave) => readonly CellRow[]> => {
  const snapshots = waves.map(({ snapshot }) => snapshot);
  const rows = Map.groupBy(
    await listSingleGroups(tx, snapshots, only),
    ({ campaignId }) => campaignId,
  );
  return ({ campaign }) => rows.get(campaign.id) ?? [];
};

/** The units of all audits, each with its counterparts in the others. */
export const unitLines = (waves: readonly Wave[]): readonly UnitLine[] =>
  matchUnits(
    waves.toReversed().map(({ campaign: audit }) => ({
      campaignId: audit.id,
      units: filteredUnits(audit),
      unitMatches: audit.unitMatches,
    })),
  );
