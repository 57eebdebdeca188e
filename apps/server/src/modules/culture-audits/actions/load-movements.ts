import type { ActionMovement } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { type FigureChange, figureChanges } from '@cadran/scoring';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import { servedReport } from '../results/report/cells-report.ts';
import { listWaves, loadWaveCells, unitLines, type Wave } from '../results/waves/load-waves.ts';
import { type ActionRow, listAims } from './queries.ts';

type Aim = Pick<ActionRow, 'campaignId' | 'unitId' | 'figure'>;
type AimedAction = Aim & Pick<ActionRow, 'direction'>;
type Audit = Wave['campaign'];

/** An audit, the earlier ones of its series, and what later results say of their actions. */
export interface ActionsScope {
  readonly organizationId: string;
  readonly campaignIds: readonly string[];
  readonly auditOf: (campaignId: string) => Audit;
  readonly movementOf: (action: AimedAction) => ActionMovement;
}

const unknown = (
  reason: NonNullable<ActionMovement['reason']>,
  later: Wave | undefined,
): ActionMovement => ({
  movement: 'unknown',
  reason,
  audit: later ? presentLater(later) : null,
  figures: null,
});

const presentLater = ({ campaign: { id, name }, snapshot }: Wave) => ({
  id,
  name,
  takenAt: snapshot.takenAt.toISOString(),
});

const isEarlier =
  ({ id, createdAt }: ProfilingCampaignRow, own: Wave | undefined) =>
  ({ campaign, snapshot }: Wave): boolean =>
    campaign.id !== id &&
    (own ? snapshot.takenAt < own.snapshot.takenAt : campaign.createdAt < createdAt);

/** One look at a figure, however many actions are meant to move it. */
const aimKey = ({ campaignId, unitId, figure }: Aim): string =>
  [campaignId, unitId ?? '', figure].join(' ');

const cellOf = (unitId: string | null): string => (unitId === null ? '' : `unit=${unitId}`);

/** Judges all figures together; those whose unit has no counterpart in the later audit are left out. */
const loadChanges = async (
  tx: Tx,
  waves: readonly Wave[],
  looks: ReadonlyMap<string, Aim>,
  laterOf: (aim: Aim) => Wave | undefined,
): Promise<ReadonlyMap<string, FigureChange>> => {
  const lines = unitLines(waves);
  const laterUnit = ({ campaignId, unitId }: Aim, later: Wave): string | undefined =>
    lines
      .find(({ units }) => units.get(campaignId)?.unit.id === unitId)
      ?.units.get(later.campaign.id)?.unit.id;
  const compared = [...looks].flatMap(([key, aim]) => {
    const [later, origin] = [
      laterOf(aim),
      waves.find((wave) => wave.campaign.id === aim.campaignId),
    ];
    const unitId = aim.unitId === null || !later ? null : laterUnit(aim, later);
    if (!later || !origin || aim.figure === null || unitId === undefined) return [];
    const before = { wave: origin, cell: cellOf(aim.unitId) };
    return [{ key, figure: aim.figure, before, after: { wave: later, cell: cellOf(unitId) } }];
  });
  const read = compared.flatMap(({ before, after }) => [before, after]);
  const cellsOf = await loadWaveCells(
    tx,
    [...new Set(read.map(({ wave }) => wave))],
    [...new Set(read.map(({ cell }) => cell))],
  );
  const reportOf = ({ wave, cell }: (typeof read)[number]) =>
    servedReport(cellsOf(wave), [cell], { valuesSets: [] });
  const changes = figureChanges(
    compared.map(({ figure, before, after }) => ({
      figure,
      before: reportOf(before),
      after: reportOf(after),
    })),
  );
  return new Map(changes.map((change, place) => [compared[place]?.key ?? '', change]));
};

/**
 * Actions of earlier audits are judged by the results of this one, or by the latest before it while it has none; its own
 * by the latest results of the series. Figures are read as reports and waves read them: refused groups have none.
 */
export const loadActionsScope = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
): Promise<ActionsScope> => {
  const waves = await listWaves(tx, campaign);
  const own = waves.find((wave) => wave.campaign.id === campaign.id);
  const earlier = waves.filter(isEarlier(campaign, own));
  const audits = new Map<string, Audit>([
    [campaign.id, campaign],
    ...earlier.map((wave) => [wave.campaign.id, wave.campaign] as const),
  ]);
  const scope = { organizationId: campaign.organizationId, campaignIds: [...audits.keys()] };

  const laterOf = ({ campaignId }: Aim): Wave | undefined => {
    const latest = campaignId === campaign.id ? own && waves.at(-1) : (own ?? earlier.at(-1));
    return latest?.campaign.id === campaignId ? undefined : latest;
  };
  const looks = new Map((await listAims(tx, scope)).map((aim) => [aimKey(aim), aim]));
  const changeOf = await loadChanges(tx, waves, looks, laterOf);

  const movementOf = (action: AimedAction): ActionMovement => {
    const later = laterOf(action);
    if (action.figure === null) return unknown('no_figure', later);
    if (!later) return unknown('no_later_audit', undefined);
    const found = changeOf.get(aimKey(action));
    if (!found) return unknown('no_unit', later);
    if (found.reason !== null) return unknown(found.reason, later);
    const { before, after, change, supported } = found;
    const isWished = change.value > 0 === (action.direction === 'up');
    const moved = isWished ? 'as_wished' : 'other_way';
    return {
      movement: supported ? moved : 'no_change',
      reason: null,
      audit: presentLater(later),
      figures: { before, after, change },
    };
  };
  return { ...scope, movementOf, auditOf: (id) => audits.get(id) ?? campaign };
};
