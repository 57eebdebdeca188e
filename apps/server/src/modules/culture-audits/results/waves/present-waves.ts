import type { CompleteWaves, GroupOverview, OverviewFigure, Waves } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import type { ProfilingCampaignRow } from '../../queries/campaigns.ts';
import { listSameSubject } from '../../queries/series.ts';
import { overviewsOf } from '../group-overview.ts';
import { isCombinable } from '../shown-groups.ts';
import { listWaves, loadWaveSummaries, unitLines, type Wave } from './load-waves.ts';
import type { UnitLine } from './match-units.ts';

interface ShownWave extends Wave {
  readonly overview: (cell: string) => GroupOverview | null;
}

const presentWave = ({ campaign, snapshot }: Wave): Waves['waves'][number] => ({
  campaign: { id: campaign.id, organizationId: campaign.organizationId, name: campaign.name },
  snapshot: {
    number: snapshot.number,
    kind: snapshot.kind,
    takenAt: snapshot.takenAt.toISOString(),
  },
  roundedDown: !isCombinable(campaign),
});

const presentLine = (
  waves: readonly ShownWave[],
  line: UnitLine,
): CompleteWaves['lines'][number] => ({
  unit: { id: line.id, name: line.name },
  points: waves.map(({ campaign, overview }) => {
    const unit = line.units.get(campaign.id)?.unit;
    return unit ? { unitId: unit.id, figures: overview(`unit=${unit.id}`) } : null;
  }),
});

/** Where the units of earlier audits went, if it is not the unit with the same id. */
const presentMatches = (
  lines: readonly UnitLine[],
  latestId: string | undefined,
): Waves['matches'] =>
  lines.flatMap(({ units }) =>
    [...units].flatMap(([campaignId, { unit, by }]) =>
      campaignId === latestId || by === 'same'
        ? []
        : [
            {
              campaignId,
              unitId: unit.id,
              name: unit.name,
              latestUnitId: units.get(latestId ?? '')?.unit.id ?? null,
              by,
            },
          ],
    ),
  );

export const presentWaves = async (
  tx: Tx,
  actor: Member,
  campaign: ProfilingCampaignRow,
): Promise<CompleteWaves> => {
  const results = await listWaves(tx, campaign);
  const summariesOf = await loadWaveSummaries(tx, results);
  const waves = results.map((wave): ShownWave => ({
    ...wave,
    overview: overviewsOf(wave.campaign, summariesOf(wave)),
  }));
  const lines = unitLines(waves);
  const others = await listSameSubject(tx, campaign);
  return {
    campaign: {
      id: campaign.id,
      organizationId: campaign.organizationId,
      name: campaign.name,
    },
    waves: waves.map(presentWave),
    lines: [
      {
        unit: null,
        points: waves.map(({ overview }) => ({ unitId: null, figures: overview('') })),
      },
      ...lines.map((line) => presentLine(waves, line)),
    ],
    matches: presentMatches(lines, waves.at(-1)?.campaign.id),
    audits: others.map(({ id, name, seriesId }) => ({
      id,
      name,
      inSeries: seriesId === campaign.seriesId,
    })),
    can: { edit: campaignPolicy.edit(actor, campaign) },
  };
};

/** One figure of each group instead of all. */
export const withFigure = ({ lines, ...waves }: CompleteWaves, figure: OverviewFigure): Waves => ({
  ...waves,
  lines: lines.map(({ unit, points }) => ({
    unit,
    points: points.map((point) => {
      if (!point?.figures) return point;
      const { respondents, precision, [figure]: shown } = point.figures;
      return { unitId: point.unitId, figures: { respondents, precision, [figure]: shown } };
    }),
  })),
});
