import { type Cell, cellKey } from '@cadran/contract';
import type { CultureScores, PublishedFigures } from '@cadran/scoring';
import { buildCultureTables } from '../counts/culture-tables.ts';
import { emptyCounts, packCounts } from '../counts/packed-counts.ts';
import type { TalliedRespondents } from '../counts/respondent-tally.ts';
import { createFigureDraws } from '../figure-draws.ts';
import type { PublicationRules } from '../publication-rules.ts';
import type { SnapshotPlan } from '../snapshot-plan.ts';
import { createHolders } from './holders.ts';

export interface PublishedCell {
  readonly cell: string;
  /** As shown. */
  readonly people: number;
  /** Empty in an audit by link, which keeps no counts. */
  readonly counts: Uint8Array;
  readonly perceived: CultureScores;
  readonly desired: CultureScores;
  readonly figures: PublishedFigures;
}

/** What the rules say about single cells of a snapshot, and what is published of them. */
export const createCellPublisher = (
  plan: SnapshotPlan,
  people: TalliedRespondents,
  rules: PublicationRules,
) => {
  const { access, campaignId } = plan;
  const draws = createFigureDraws(plan.drawKey, campaignId, plan.number);
  const groups = people.groups();
  const holdersOf = createHolders(groups);
  /** Of one cell after the other: half a megabyte. */
  const counts = emptyCounts();
  const insideOf = (held: readonly number[]): number =>
    held.reduce((total, place) => total + (groups[place]?.people ?? 0), 0);
  const shownIn = (cell: Cell, inside: number): number =>
    rules.shownAnswers(access, cell, inside, draws);
  const shownOf = (unit: string): number => shownIn({ unit }, people.ofUnit(unit));
  // By link from the number shown: who changes a head-count again and again learns nothing more.
  const overfull: ReadonlySet<string> = new Set(
    plan.headcounts.filter(([unit, headcount]) => shownOf(unit) > headcount).map(([unit]) => unit),
  );
  return {
    shownOf,
    overfull,
    insideOf: (cell: Cell): number => insideOf(holdersOf(cell)),
    /** Before the span audit. */
    isCandidate: (cell: Cell, inside: number): boolean => {
      const shown = shownIn(cell, inside);
      return (
        shown >= plan.minimumGroup &&
        rules.isCandidate(access, cell, shown) &&
        !overfull.has(cell.unit ?? '')
      );
    },
    publish: (cell: Cell): PublishedCell => {
      const held = holdersOf(cell);
      const inside = insideOf(held);
      people.countsOf(held, counts);
      const figures = rules.publish(
        access,
        {
          cell,
          people: inside,
          respondents: shownIn(cell, inside),
          table: buildCultureTables(counts),
          digest: people.digestOf(held),
          sums: () => people.sumsOf(held),
          campaignId,
        },
        draws,
      );
      return {
        cell: cellKey(cell),
        people: figures.respondents,
        counts: access === 'link' ? new Uint8Array() : packCounts(counts),
        perceived: figures.perceived.bars,
        desired: figures.desired.bars,
        figures,
      };
    },
  };
};
