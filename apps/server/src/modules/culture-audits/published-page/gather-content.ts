import type { PageDraft } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { PublishedContent } from '@cadran/reports';
import { cultureStrength, type GroupReport } from '@cadran/scoring';
import { AppError } from '../../../http/app-error.ts';
import { declaredHeadcount } from '../../audit-codes/index.ts';
import { listAuditActions } from '../actions/present-action.ts';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import { listSummaries, type SnapshotRow } from '../queries/snapshots.ts';
import { overviewsOf } from '../results/group-overview.ts';
import { filteredUnits } from '../results/grouped-units.ts';
import { loadGroup } from '../results/report/load-group.ts';
import { smallestGroup } from '../results/shown-groups.ts';
import { responseRate } from '../unit-progress.ts';
import { findEarlierAudit } from './find-earlier-audit.ts';

type Side = GroupReport['perceived'];
const barsOf = ({ bars, intervals }: Side) => ({
  bars,
  intervals: intervals && { bars: intervals.bars },
});
const pointOf = ({ point, intervals }: Side) => ({
  point,
  intervals: intervals && { point: intervals.point },
});
const sidesOf = <T>(of: (side: Side) => T, { perceived, desired }: GroupReport) => ({
  perceived: of(perceived),
  desired: of(desired),
});
const comparedOf = ({ respondents, precision, perceived, totalGap }: GroupReport) => ({
  respondents,
  precision,
  perceived: barsOf(perceived),
  totalGap,
});

/** Refused whole if one of the units is: a page does not tell which. */
const gatherUnits = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  snapshot: SnapshotRow,
  unitIds: readonly string[],
): Promise<PublishedContent['units']> => {
  if (unitIds.length === 0) return [];
  const overview = overviewsOf(campaign, await listSummaries(tx, [snapshot], 'unit'));
  return filteredUnits(campaign)
    .filter(({ id }) => unitIds.includes(id))
    .map(({ id, name }) => {
      const figures = overview(`unit=${id}`);
      if (!figures) throw new AppError('too_few_people');
      const { respondents, precision, leading, gap, clan, adhocracy, market, hierarchy } = figures;
      const { level } = cultureStrength({
        clan: clan.value,
        adhocracy: adhocracy.value,
        market: market.value,
        hierarchy: hierarchy.value,
      });
      return { name, respondents, precision, leading, slight: level === 'weak', gap };
    });
};

const gatherSince = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  snapshot: SnapshotRow,
  report: GroupReport,
): Promise<PublishedContent['since']> => {
  const earlier = await findEarlierAudit(tx, campaign, snapshot, report);
  return (
    earlier && {
      campaignName: earlier.name,
      takenAt: earlier.takenAt.toISOString(),
      before: comparedOf(earlier.report),
      now: comparedOf(report),
    }
  );
};

const gatherActions = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  actionIds: readonly string[],
  now: Date,
): Promise<Pick<PublishedContent, 'actions' | 'earlierActions'>> => {
  if (actionIds.length === 0) return { actions: [], earlierActions: [] };
  const chosen = (await listAuditActions(tx, campaign, now))
    .filter(({ id }) => actionIds.includes(id))
    .map(({ audit, title, unit, dueOn, state, aim, movement: { movement, figures } }) => ({
      isOwn: audit.id === campaign.id,
      action: { title, unit: unit?.name ?? null, dueOn, state },
      moved:
        movement === 'unknown' || !figures || !aim
          ? null
          : { figure: aim.figure, movement, change: figures.change },
    }));
  return {
    actions: chosen.filter(({ isOwn }) => isOwn).map(({ action }) => action),
    earlierActions: chosen
      .filter(({ isOwn }) => !isOwn)
      .map(({ action, moved }) => ({ ...action, moved })),
  };
};

/** The figures of the current results that were chosen, each as the report serves it. */
export const gatherContent = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  { heard, next, figures, unitIds, actionIds, since }: PageDraft,
  now: Date,
): Promise<PublishedContent> => {
  // With all that the report looks at, so that it names the same gaps.
  const { snapshot, report } = await loadGroup(tx, campaign, {});
  const { respondents, precision, blur, gaps } = report;
  const isChosen = (figure: PageDraft['figures'][number]): boolean => figures.includes(figure);
  const rate = responseRate(respondents, declaredHeadcount(campaign.units));
  return {
    campaignName: campaign.name,
    takenAt: snapshot.takenAt.toISOString(),
    minimumGroup: smallestGroup(campaign),
    respondents,
    precision,
    blur,
    heard,
    next,
    participation: isChosen('participation') ? { rate } : null,
    bars: isChosen('bars') ? sidesOf(barsOf, report) : null,
    position: isChosen('position') ? sidesOf(pointOf, report) : null,
    gaps: isChosen('gaps') ? gaps : null,
    units: await gatherUnits(tx, campaign, snapshot, unitIds),
    ...(await gatherActions(tx, campaign, actionIds, now)),
    since: since ? await gatherSince(tx, campaign, snapshot, report) : null,
  };
};
