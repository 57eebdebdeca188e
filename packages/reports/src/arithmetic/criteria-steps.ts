import type { ArithmeticStep } from '@cadran/contract';
import type { Criterion } from '@cadran/scoring';
import type { Draft } from '../drafting/draft.ts';
import { EXACT, resultStep } from './calibration-steps.ts';

/** Job, mobility, individual, experiences: a weighted mean of credits. */
export const criteriaSteps = <Name extends string>(
  draft: Draft,
  criteria: readonly Criterion<Name>[],
  nameOf: Readonly<Record<Name, string>>,
  score: number,
): readonly ArithmeticStep[] => {
  const { words, write } = draft;
  const texts = words.arithmetic.criteria;
  const steps = criteria.flatMap((criterion): readonly ArithmeticStep[] => {
    const name = nameOf[criterion.name];
    if (criterion.status === 'not_required') return [];
    if (criterion.status === 'not_comparable') {
      return [{ name, value: texts.notComparable, explanation: texts.notComparableNote }];
    }
    return [
      {
        name,
        value: texts.credit(write.decimal(criterion.credit, EXACT)),
        explanation: texts.creditNote(write.number(criterion.weight)),
      },
    ];
  });
  return [...steps, resultStep(draft, score, texts.resultNote)];
};
