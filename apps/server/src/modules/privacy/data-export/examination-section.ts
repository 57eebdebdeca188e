import {
  type LeavingReason,
  OUTCOME_RATINGS,
  type OutcomeRating,
  type OwnData,
  type ReportBlock,
} from '@cadran/contract';

interface Words {
  readonly addedUp: string;
  readonly notAddedUp: string;
  readonly outcome: (months: number) => string;
  readonly stayed: string;
  readonly left: string;
  readonly reasons: Readonly<Record<LeavingReason, string>>;
  readonly ratings: Readonly<Record<OutcomeRating, string>>;
  readonly retest: (day: string) => string;
}

/** What is stored for examining the questionnaire, in sentences and facts. */
export const examinationBlocks = (
  { addedUp, outcomes, retest }: OwnData['examination'],
  t: Words,
  longDate: (date: string) => string,
  none: string,
): ReportBlock[] => [
  { kind: 'paragraph', text: addedUp ? t.addedUp : t.notAddedUp },
  ...outcomes.flatMap(({ months, stayed, reason, ratings }): ReportBlock[] => [
    {
      kind: 'paragraph',
      text: `${t.outcome(months)} ${stayed ? t.stayed : `${t.left}, ${reason ? t.reasons[reason] : none}`}. ${OUTCOME_RATINGS.map(
        (rating) => `${t.ratings[rating]} ${ratings[rating] ?? none}`,
      ).join(', ')}.`,
    },
  ]),
  ...(retest ? [{ kind: 'paragraph', text: t.retest(longDate(retest.dueAt)) } as const] : []),
];
