import { type Cell, cellKey, NOT_GIVEN, SEGMENTATIONS } from '@cadran/contract';
import { AUDIT_ENGINE, canonicalCells, type Cohort, segmentValues } from '@cadran/scoring';
import type { StoredUnitAnswers } from '../queries/snapshots.ts';
import { type CellHelper, WITHOUT_HELP } from './cells/cell-helper.ts';
import { createCellPublisher, type PublishedCell } from './cells/cell-publisher.ts';
import type { TalliedRespondents } from './counts/respondent-tally.ts';
import type { PublicationRules } from './publication-rules.ts';
import type { SnapshotPlan } from './snapshot-plan.ts';
import { unitAnswersOf } from './unit-answers.ts';

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
  groups: ReturnType<TalliedRespondents['groups']>,
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
export const buildSnapshot = async (
  plan: SnapshotPlan,
  people: TalliedRespondents,
  rules: PublicationRules,
  onProgress: (share: number) => void,
  helper: CellHelper = WITHOUT_HELP,
): Promise<TakenSnapshot> => {
  const cohorts = buildCohorts(people.groups(), plan.cohorts, plan.place);
  const publisher = createCellPublisher(plan, people, rules);
  const { isCandidate, insideOf, overfull, shownOf } = publisher;
  const values = segmentValues(plan.units);
  const { minimumGroup, place: snapshot, servedBefore } = plan;
  const served = rules.isAudited(plan.access)
    ? rules.audit(
        { minimumGroup, values, cohorts, snapshot, servedBefore, isCandidate },
        (done, total) => onProgress(done / total / 2),
      ).served
    : canonicalCells(values).filter((cell) => isCandidate(cell, insideOf(cell)));
  const own = served.flatMap((cell, done) => {
    onProgress((1 + done / served.length) / 2);
    return helper.claim(cellKey(cell)) ? [publisher.publish(cell)] : [];
  });
  const published = new Map([...own, ...(await helper.cells())].map((one) => [one.cell, one]));
  return {
    engineVersion: AUDIT_ENGINE,
    people: people.people(),
    served,
    cells: served.flatMap((cell) => published.get(cellKey(cell)) ?? []),
    cohorts,
    unitAnswers: unitAnswersOf(plan, (unit) => people.ofUnit(unit), shownOf, served, overfull),
  };
};
