import type { Tx } from '@cadran/db';
import type { ProfilingCampaignRow } from '../../queries/campaigns.ts';
import { listSeriesResults, type SeriesResult } from '../../queries/series.ts';
import { findCells, listSummaries } from '../../queries/snapshots.ts';
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

const byWave = <Row extends { readonly campaignId: string }>(
  rows: readonly Row[],
): ((wave: Wave) => readonly Row[]) => {
  const grouped = Map.groupBy(rows, ({ campaignId }) => campaignId);
  return ({ campaign }) => grouped.get(campaign.id) ?? [];
};

const snapshotsOf = (waves: readonly Wave[]) => waves.map(({ snapshot }) => snapshot);

/** Main figures of all respondents and of every unit that is served. */
export const loadWaveSummaries = async (tx: Tx, waves: readonly Wave[]) =>
  byWave(await listSummaries(tx, snapshotsOf(waves), 'unit'));

/** The cells named, where they are served. */
export const loadWaveCells = async (tx: Tx, waves: readonly Wave[], cells: readonly string[]) =>
  byWave(await findCells(tx, snapshotsOf(waves), cells));

/** The units of all audits, each with its counterparts in the others. */
export const unitLines = (waves: readonly Wave[]): readonly UnitLine[] =>
  matchUnits(
    waves.toReversed().map(({ campaign: audit }) => ({
      campaignId: audit.id,
      units: filteredUnits(audit),
      unitMatches: audit.unitMatches,
    })),
  );
