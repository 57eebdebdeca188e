import type { ReportBlock } from '@cadran/contract';
import type { Criterion, SectionOutcome } from '@cadran/scoring';
import { facts, table } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';

export interface CriterionRow<Name extends string> {
  readonly label: string;
  /** The criterion that scores it; without one it is shown only. */
  readonly name?: Name;
  readonly desired: string | null;
  readonly answered: string | null;
}

const creditText = <Name extends string>(
  { words, write }: Draft,
  criterion: Criterion<Name> | undefined,
): string => {
  if (criterion?.status === 'scored') return write.number(criterion.credit);
  if (criterion?.status === 'not_comparable') return words.arithmetic.criteria.notComparable;
  return words.facts.shownOnly;
};

/** Target and answer with the credit earned; without a target, the answers alone. */
export const criteriaBlocks = <Name extends string>(
  draft: Draft,
  rows: readonly CriterionRow<Name>[],
  outcome: SectionOutcome<{ readonly criteria: readonly Criterion<Name>[] }> | undefined,
): ReportBlock => {
  const { words } = draft;
  const { columns, notRequired } = words.facts;
  const answered = (row: CriterionRow<Name>): string => row.answered ?? words.frame.unanswered;
  if (rows.every(({ desired }) => desired === null)) {
    return facts(rows.map((row) => ({ name: row.label, value: answered(row) })));
  }
  const criteria = outcome?.status === 'scored' ? outcome.components.criteria : [];
  return table(
    [columns.criterion, columns.desired, columns.answered, columns.credit],
    rows.map((row) => [
      row.label,
      row.desired ?? notRequired,
      answered(row),
      creditText(
        draft,
        criteria.find(({ name }) => name === row.name),
      ),
    ]),
    [3],
  );
};
