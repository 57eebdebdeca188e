import { type AuditAccess, type Cell, cellKey, NOT_GIVEN, SEGMENTATIONS } from '@cadran/contract';
import {
  AUDIT_ENGINE,
  canonicalCells,
  cellHolds,
  type Cohort,
  type CultureScores,
  type PublishedFigures,
  segmentValues,
  type ServedSnapshot,
} from '@cadran/scoring';
import { buildCultureTables } from './counts/culture-tables.ts';
import { packCounts } from './counts/packed-counts.ts';
import type { RespondentTally } from './counts/respondent-tally.ts';
import type { StoredUnitAnswers } from '../queries/snapshots.ts';
import { createFigureDraws } from './figure-draws.ts';
import type { PublicationRules } from './publication-rules.ts';
import { unitAnswersOf } from './unit-answers.ts';

/** Input that is known before the answers are read. */
export interface SnapshotPlan {
  readonly campaignId: string;
  /** The number of the snapshot. */
  readonly number: number;
  readonly access: AuditAccess;
  /** Derived for the draws of this campaign; says nothing about the installation's key. */
  readonly drawKey: Uint8Array;
  readonly minimumGroup: number;
  /** Filterable units and groups of units, in the campaign's order. */
  readonly units: readonly string[];
  /** How many people each of them has at most, where that is known. */
  readonly headcounts: readonly (readonly [unit: string, headcount: number])[];
  /** The group of each grouped unit. */
  readonly unitOf: readonly (readonly [unit: string, group: string])[];
  /** Index among the campaign's ready snapshots, from 0. */
  readonly place: number;
  /** Earlier respondents, and what was served of them. */
  readonly cohorts: readonly Cohort[];
  readonly servedBefore: readonly ServedSnapshot[];
}

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

export interface TakenSnapshot {
  readonly engineVersion: number;
  readonly people: number;
  readonly served: readonly Cell[];
  readonly cells: readonly PublishedCell[];
  readonly cohorts: readonly Cohort[];
  readonly unitAnswers: StoredUnitAnswers;
}

const segmentKey = (segments: Cohort['segments']): string =>
  SEGMENTATIONS.map((attribute) => segments[attribute] ?? NOT_GIVEN).join('&');

/** Earlier respondents keep their snapshot; the rest of each group is new in this one. */
const buildCohorts = (
  groups: ReturnType<RespondentTally['groups']>,
  before: readonly Cohort[],
  place: number,
): readonly Cohort[] => {
  const known = new Map<string, number>();
  for (const { segments, people } of before) {
    const key = segmentKey(segments);
    known.set(key, (known.get(key) ?? 0) + people);
  }
  const fresh = groups.map(({ segments, people }) => ({
    segments,
    snapshot: place,
    people: people - (known.get(segmentKey(segments)) ?? 0),
  }));
  return [...before, ...fresh.filter(({ people }) => people > 0)];
};

/** Determines which selections may be served and computes what is published of them. Too slow for the event loop. */
export const buildSnapshot = (
  plan: SnapshotPlan,
  people: RespondentTally,
  rules: PublicationRules,
  onProgress: (share: number) => void,
): TakenSnapshot => {
  const { access, campaignId } = plan;
  const draws = createFigureDraws(plan.drawKey, campaignId, plan.number);
  const groups = people.groups();
  const cohorts = buildCohorts(groups, plan.cohorts, plan.place);
  const shownIn = (cell: Cell, inside: number): number =>
    rules.shownAnswers(access, cell, inside, draws);
  const shownOf = (unit: string): number => shownIn({ unit }, people.ofUnit(unit));
  // By link from the number shown: who changes a head-count again and again learns nothing more.
  const overfull = new Set(
    plan.headcounts.filter(([unit, headcount]) => shownOf(unit) > headcount).map(([unit]) => unit),
  );
  const isCandidate = (cell: Cell, inside: number): boolean => {
    const shown = shownIn(cell, inside);
    return (
      shown >= plan.minimumGroup &&
      rules.isCandidate(access, cell, shown) &&
      !overfull.has(cell.unit ?? '')
    );
  };
  const insideOf = (cell: Cell): number =>
    groups.reduce((sum, group) => sum + (cellHolds(cell, group.segments) ? group.people : 0), 0);
  const values = segmentValues(plan.units);
  const { minimumGroup, place: snapshot, servedBefore } = plan;
  const served = rules.isAudited(access)
    ? rules.audit(
        { minimumGroup, values, cohorts, snapshot, servedBefore, isCandidate },
        (done, total) => onProgress(done / total / 2),
      ).served
    : canonicalCells(values).filter((cell) => isCandidate(cell, insideOf(cell)));
  const cells = served.map((cell, done): PublishedCell => {
    onProgress((1 + done / served.length) / 2);
    const held = groups.flatMap(({ segments }, place) =>
      cellHolds(cell, segments) ? [place] : [],
    );
    const inside = held.reduce((total, place) => total + (groups[place]?.people ?? 0), 0);
    const counts = people.countsOf(held);
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
  });
  return {
    engineVersion: AUDIT_ENGINE,
    people: people.people,
    served,
    cells,
    cohorts,
    unitAnswers: unitAnswersOf(plan, (unit) => people.ofUnit(unit), shownOf, served, overfull),
  };
};
