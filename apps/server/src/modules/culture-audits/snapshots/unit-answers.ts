import { type AuditAccess, type Cell, cellKey, NOT_GIVEN } from '@cadran/contract';
import type { StoredUnitAnswers } from '../queries/snapshots.ts';
import { publishableGroups } from '../unit-progress.ts';

interface AuditedUnits {
  readonly access: AuditAccess;
  readonly units: readonly string[];
  readonly minimumGroup: number;
}

/** Answers by unit that may be shown. By codes as many as do not give a small unit away; by link those of served units. */
export const unitAnswersOf = (
  { access, units, minimumGroup }: AuditedUnits,
  answersOf: (unit: string) => number,
  shownOf: (unit: string) => number,
  served: readonly Cell[],
  overfull: ReadonlySet<string>,
): StoredUnitAnswers => {
  const keys = new Set(served.map(cellKey));
  const told =
    access === 'codes'
      ? publishableGroups(
          new Map([...units, NOT_GIVEN].map((unit) => [unit, answersOf(unit)])),
          minimumGroup,
        )
      : new Set(units.filter((unit) => keys.has(cellKey({ unit })) || overfull.has(unit)));
  return units
    .filter((unit) => told.has(unit))
    .map((unit) => ({ unit, answers: shownOf(unit), exceeded: overfull.has(unit) }));
};
