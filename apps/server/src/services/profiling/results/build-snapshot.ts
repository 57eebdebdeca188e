import {
  type AnonymityAudit,
  type AuditedPopulation,
  cellHolds,
  type Cohort,
  type CultureScores,
  medianBars,
  segmentValues,
  type ServedSnapshot,
} from '@cadran/scoring';
import { type Cell, cellKey, NOT_GIVEN, SEGMENTATIONS } from '@cadran/contract';
import { auditTableOf } from './counted-tables.ts';
import { packCounts } from './packed-counts.ts';
import type { RankedPeople } from './ranked-people.ts';

/** What is known before the answers are read. */
export interface SnapshotPlan {
  readonly minimumGroup: number;
  /** Units and groups of units by whose name people can be filtered, in the campaign's order. */
  readonly units: readonly string[];
  /** Units whose people count under a group's name. */
  readonly unitOf: readonly (readonly [unit: string, group: string])[];
  /** Its place among the ready snapshots of the campaign, from 0. */
  readonly place: number;
  /** Who had answered before, and what was served of them. */
  readonly cohorts: readonly Cohort[];
  readonly servedBefore: readonly ServedSnapshot[];
}

export interface ServedCellCounts {
  readonly cell: string;
  readonly people: number;
  readonly counts: Uint8Array;
  readonly perceived: CultureScores;
  readonly desired: CultureScores;
}

export interface TakenSnapshot {
  readonly engineVersion: number;
  readonly people: number;
  readonly served: readonly Cell[];
  readonly cells: readonly ServedCellCounts[];
  readonly cohorts: readonly Cohort[];
}

/** The span audit, or in a test what would be without it. */
export type Audit = (
  population: AuditedPopulation,
  onProgress: (done: number, total: number) => void,
) => AnonymityAudit;

const segmentKey = (segments: Cohort['segments']): string =>
  SEGMENTATIONS.map((attribute) => segments[attribute] ?? NOT_GIVEN).join('&');

/** Those who were there before keep their snapshot; the rest of each group is new in this one. */
const cohortsOf = (
  groups: ReturnType<RankedPeople['groups']>,
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

/** Audits who may be asked about, then counts those and nobody else. Slow for many people: not on the event loop. */
export const buildSnapshot = (
  plan: SnapshotPlan,
  people: RankedPeople,
  audit: Audit,
  onProgress: (share: number) => void,
): TakenSnapshot => {
  const groups = people.groups();
  const cohorts = cohortsOf(groups, plan.cohorts, plan.place);
  const { served, engineVersion } = audit(
    {
      minimumGroup: plan.minimumGroup,
      values: segmentValues(plan.units),
      cohorts,
      snapshot: plan.place,
      servedBefore: plan.servedBefore,
    },
    (done, total) => onProgress(done / total / 2),
  );
  const cells = served.map((cell, done): ServedCellCounts => {
    onProgress((1 + done / served.length) / 2);
    const held = groups.flatMap(({ segments }, place) =>
      cellHolds(cell, segments) ? [place] : [],
    );
    const counts = people.countsOf(held);
    const { perceived, desired } = auditTableOf(counts);
    return {
      cell: cellKey(cell),
      people: held.reduce((total, place) => total + (groups[place]?.people ?? 0), 0),
      counts: packCounts(counts),
      perceived: medianBars(perceived.overall),
      desired: medianBars(desired.overall),
    };
  });
  return { engineVersion, people: people.people, served, cells, cohorts };
};
